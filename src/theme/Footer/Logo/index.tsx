/** Never shown: the footer has no logo. */
export {default} from '@site/src/components/Nothing';
