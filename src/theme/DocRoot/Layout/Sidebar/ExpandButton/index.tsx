/** Never shown: the sidebar can't be hidden (specification, section 8). */
export {default} from '@site/src/components/Nothing';
