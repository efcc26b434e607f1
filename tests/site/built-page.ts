import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { projectRoot } from '#netlify/ops/places.ts';

export const builtFile = (address: string): string => path.join(projectRoot, 'dist', address);

export function builtHtml(route: string): string {
  return readFileSync(builtFile(route === '/' ? '/index.html' : `${route}.html`), 'utf8');
}

export const builtPage = (route: string) => parse(builtHtml(route));

export const wordsOf = (element: { textContent: string } | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
