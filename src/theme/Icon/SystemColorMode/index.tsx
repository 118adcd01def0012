/** Never shown: this site does not follow the system's mode (specification, section 8). */
export {default} from '@site/src/components/Nothing';
