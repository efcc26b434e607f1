import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { type FolderServer, fileOf, serveFolder } from '../folder-server.ts';

/**
 * The floor under a page: the same words and the same first picture, with 1 kB of CSS, no script and no web font. No
 * page of ours that says and shows the same can be seen sooner. Its picture has the place and size of ours, and menus are shut
 * as ours are: else its largest part would be another.
 */

const style = `body{margin:0;font:1rem/1.5 sans-serif;color:#1c1613;background:#f6f1e7}header,main,footer{padding:1rem}
h1{font-size:2.5rem;line-height:1.05;margin:.5em 0}h2{font-size:1.75rem;line-height:1.12}p,ul,ol,dl{max-width:40rem}
img{display:block;width:100%;aspect-ratio:9/4;object-fit:cover;height:auto}.slide img{height:42vh}.r-4-3{aspect-ratio:4/3}.r-3-2{aspect-ratio:3/2}a{color:inherit}ul{padding-left:1.2rem}li{margin:.25rem 0}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-top:1px solid #cfc4b4}
button,.button{padding:.75rem 1rem;border:1px solid;background:none;font:inherit}input:not([type=radio]),select,textarea{font:inherit;width:100%}
dialog:not([open]),[hidden],template{display:none}nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}
article{border-top:1px solid #cfc4b4;padding:1rem 0}fieldset{border:1px solid #cfc4b4}summary{padding:.5rem 0}
.slides>:not(:first-child),header ul,header form,.compact-header{display:none}`;

/** What a floor does without; the policy knows the page’s own styles only. */
const dropped =
  'meta[http-equiv], script, style, link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], noscript, svg, iframe';

/** Before the address of a page: its floor. */
export const floorPath = '/floor';

function floorOf(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  for (const element of page.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const picture of page.querySelectorAll('img'))
    if (picture.getAttribute('fetchpriority') !== 'high') (picture.closest('picture') ?? picture).remove();
  page.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  return page.toString();
}

/** Serves the folder, and below `/floor` the floor of each of its pages. */
export function serveWithFloors(folder: string): Promise<FolderServer> {
  return serveFolder(folder, {
    page: async (pathname) => {
      if (!pathname.startsWith(floorPath)) return undefined;
      const file = fileOf(folder, pathname.slice(floorPath.length));
      return file === undefined ? undefined : floorOf(await readFile(file, 'utf8'));
    },
  });
}
