import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Blockquote, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {SITE} from '../../config/site';
import {decodePart} from '../../lib/decode';
import {linkedFile} from '../../lib/linkedFile';
import {lineOf} from '../lineOf';
import {WRITTEN} from './fileNames';
import {lostWords} from './lostWords';
import {pictureFileFault} from './pictureFiles';
import {reportFaults, type Severity} from './report';
import {
  addressFault,
  faultOfAddress,
  faultsOfTag,
  formatFault,
  frontMatterImageFault,
} from './sources';
import {tagsOf} from './tags';

/**
 * Tells what on a page would be lost, empty or a dead end, which Docusaurus says nothing of: things from other
 * hosts that the site's policy blocks, pictures and media whose files aren't taken up or shown, styles, links to
 * files that aren't there, boxes of GitHub, boxes without an end, words that get lost (./lostWords.ts). Runs
 * before Docusaurus' own plugins, while all stands as it was written. Test: tests/unit/markdown/pageFaults.test.ts
 *
 * @param siteDir the site's folder
 */
export function pageFaults(siteDir: string, severity: Severity): Plugin<[], Root> {
  const staticFolder = path.join(siteDir, 'static');
  return () => (tree, file) => {
    const faults = lostWords(tree, String(file));
    const lines = String(file).split('\n');
    const {image} = (file.data.frontMatter ?? {}) as {image?: string};
    const imageFault = image && frontMatterImageFault(image, file.path, staticFolder);
    if (imageFault) {
      faults.push([lines.findIndex((line) => line.startsWith('image:')) + 1, imageFault]);
    }
    visit(tree, (node) => {
      const line = lineOf(node);
      for (const tag of tagsOf(node)) {
        for (const fault of faultsOfTag(tag, staticFolder)) faults.push([tag.line, fault]);
      }
      const fault =
        (node.type === 'image' && pictureFault(node.url, file.path, siteDir)) ||
        (node.type === 'link' && (linkFault(node.url, file.path, siteDir) ?? emptyFault(node))) ||
        (node.type === 'blockquote' && alertFault(node)) ||
        (node.type === 'containerDirective' &&
          !/:{3,}\s*$/.test(lines[(node.position?.end.line ?? 1) - 1] ?? ':::') &&
          `:::${node.name} has no end: write ::: on a line of its own below it`);
      if (fault) faults.push([line, fault]);
    });
    faults.sort(([a], [b]) => a - b);
    reportFaults(severity, file.path, faults);
  };
}

/** Docusaurus looks for files that aren't there. */
function pictureFault(url: string, page: string, siteDir: string): string | undefined {
  if (/^(?:https?:|\/\/)/i.test(url)) {
    return faultOfAddress('img', 'src', url, path.join(siteDir, 'static'));
  }
  if (url === '' || url.startsWith('data:')) return undefined;
  return formatFault(url) ?? pictureFileFault(linkedFile(url, page, siteDir), url);
}

function linkFault(url: string, page: string, siteDir: string): string | undefined {
  const fault = addressFault(url);
  const [way = ''] = url.split(/[?#]/);
  if (way.startsWith('pathname://')) {
    return pathnameFault(way.slice('pathname://'.length), path.join(siteDir, 'static'));
  }
  if (fault || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return fault;
  const ending = path.extname(way);
  if (ending === '' || /^\.mdx?$/.test(ending)) return undefined; // Docusaurus looks for pages
  if (way.startsWith('/')) return fileFault(way, ending, path.join(siteDir, 'static'));
  if (ending === '.html') {
    return `${way} is no page: put the file into static/ and write pathname:// before its address, from /v2/ on`;
  }
  return existsSync(linkedFile(way, page, siteDir))
    ? undefined
    : `the link leads to ${way}, which is not there: correct the path`;
}

/** Docusaurus takes any address behind it. Pages' Markdown copies and other folders of the host nobody knows here. */
function pathnameFault(way: string, staticFolder: string): string | undefined {
  if (!way.startsWith('/')) {
    return `pathname://${way} lacks the beginning: write pathname://${SITE.baseUrl}${way}`;
  }
  if (!way.startsWith(SITE.baseUrl) || /\.md$|\/[^.]*$/.test(way)) return undefined;
  const below = way.slice(SITE.baseUrl.length);
  return WRITTEN.includes(below) || existsSync(path.join(staticFolder, decodePart(below)))
    ? undefined
    : `the link leads to ${way}, which is not there: correct the path, or put the file into static/`;
}

/** Nobody sees it, and the Tab key stops there. */
function emptyFault({children, url}: Link): string | undefined {
  const isEmpty = children.every((child) => child.type === 'text' && !child.value.trim());
  return isEmpty ? `the link to ${url} has no words: write [words](${url})` : undefined;
}

/** Docusaurus finds a file of static/ by its path there; to any other address it adds a slash, as for a page. */
function fileFault(way: string, ending: string, staticFolder: string): string | undefined {
  const below = way.startsWith(SITE.baseUrl) ? way.slice(SITE.baseUrl.length) : way.slice(1);
  if (ending === '.html' || !existsSync(path.join(staticFolder, below))) {
    return `${way} is no page: if it is a file of the finished site, write pathname://${SITE.baseUrl}${below}`;
  }
  return way === `/${below}`
    ? undefined
    : `${way} would be a page: write /${below}, its path in static/`;
}

/** `> [!NOTE]`: GitHub makes a box of it. */
function alertFault(quote: Blockquote): string | undefined {
  const [, kind] = /^\[!(\w+)\]/.exec(toString(quote.children[0])) ?? [];
  return kind && `> [!${kind}] makes a box on GitHub only: write :::note, the text, and :::`;
}
