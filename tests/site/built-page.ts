import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { projectRoot } from '#netlify/ops/places.ts';

/** Where a file of the built site is. */
export const builtFile = (address: string): string => path.join(projectRoot, 'dist', address);

/** The HTML of a page of the built site, as it is sent. */
export function builtHtml(route: string): string {
  return readFileSync(builtFile(route === '/' ? '/index.html' : `${route}.html`), 'utf8');
}

/** A page of the built site, without a browser: what stands in it before any script. */
export const builtPage = (route: string) => parse(builtHtml(route));

/** Words as they are read, with single spaces. */
export const wordsOf = (element: { textContent: string } | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
