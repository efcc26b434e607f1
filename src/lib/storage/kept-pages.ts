import { barePath } from '../words/languages.ts';

/** Pages kept for times without a connection (decision 0037). */

/** Cache of visited pages; they contain nothing about the visitor. */
export const keptPages = 'pages';

/** Message of a page to a service worker that was just installed. */
export const keepMessage = 'keep';

/** Never kept: personal pages, payment, pages that always change, and confirmations. */
const neverKept =
  /^\/(account|booking|contact\/sent|dashboard|forgot|internships\/(applied|draft)|invitation|login|newsletter|payment-success|register|settings)(\/|$)/;

/** Served by the server alone, never kept. A path with two slashes would link to another host. */
const ofTheServer = /^\/(\/|(api|dev|\.netlify)(\/|$))/;

/** True for the address of a page: files have an extension. */
function isPage(pathname: string): boolean {
  return !(ofTheServer.test(pathname) || /\.\w+$/.test(pathname));
}

export function isKept(pathname: string): boolean {
  const path = barePath(pathname);
  return isPage(path) && !neverKept.test(path);
}

export async function forgetKeptPages(): Promise<void> {
  // Undefined without a secure connection.
  if ('caches' in globalThis) await caches.delete(keptPages);
}
