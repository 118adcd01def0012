/** Never shown: pages have no tags, and front matter (src/content/frontMatter.ts) takes none. */
export {default} from '@site/src/components/Nothing';
