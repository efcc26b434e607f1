import { parse } from 'node-html-parser';

/**
 * The floor under a page: the same words and the same first picture, with 1 kB of CSS, no script and no web font. No
 * page of ours that says and shows the same can be seen sooner.
 */

const style = `body{margin:0;font:1rem/1.5 sans-serif;color:#1c1613;background:#f6f1e7}header,main,footer{padding:1rem}
h1{font-size:2.5rem;line-height:1.05;margin:.5em 0}h2{font-size:1.75rem;line-height:1.12}p,ul,ol,dl{max-width:40rem}
img{display:block;width:100%;height:auto;object-fit:cover}a{color:inherit}ul{padding-left:1.2rem}li{margin:.25rem 0}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-top:1px solid #cfc4b4}
button,.button{padding:.75rem 1rem;border:1px solid;background:none;font:inherit}input,select,textarea{font:inherit;width:100%}
dialog:not([open]),[hidden],template{display:none}nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}
article{border-top:1px solid #cfc4b4;padding:1rem 0}fieldset{border:1px solid #cfc4b4}summary{padding:.5rem 0}
.slides>:not(:first-child){display:none}`;

const dropped =
  'script, style, link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], noscript, svg, iframe';

/** The floor of a built page. */
export function floorOf(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  for (const element of page.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const picture of page.querySelectorAll('img'))
    if (picture.getAttribute('fetchpriority') !== 'high') (picture.closest('picture') ?? picture).remove();
  page.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  return page.toString();
}
