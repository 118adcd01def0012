/** Never shown: it warns of versions that are not the current one, and this site has one version. */
export {default} from '@site/src/components/Nothing';
