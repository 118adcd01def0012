/**
 * Replaces @theme/ColorModeToggle (theme-classic 3.9.1; replacing is listed as safe): the original is
 * disabled until React has taken the page over, a second or two on a slow phone. src/shell/colorMode.
 */
export {default} from '@site/src/shell/colorMode/ColorModeToggle';
