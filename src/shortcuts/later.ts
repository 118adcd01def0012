export {keyboardShortcuts} from './listener';
