/** What is kept of the site for times without a connection (docs/decisions/0037). */

/** The visited pages. They hold nothing of who visited them. */
export const keptPages = 'pages';

/** What a page says to a service worker that has just come. */
export const keepThis = 'keep';

/** What belongs to one person, is paid on, never the same, or says that something was sent: it is not kept. */
const neverKept =
  /^\/(account|booking|contact\/sent|dashboard|forgot|internships\/(applied|draft)|invitation|login|newsletter|payment-success|register|settings)(\/|$)/;

/** Answered by the server alone, and never kept. A link to a path with two slashes would lead to another host. */
const ofTheServer = /^\/(\/|(api|dev|\.netlify)(\/|$))/;

/** True for the address of a page: files have an ending. */
function isPage(pathname: string): boolean {
  return !(ofTheServer.test(pathname) || /\.\w+$/.test(pathname));
}

/** True for a page that may be kept. */
export function isKept(pathname: string): boolean {
  return isPage(pathname) && !neverKept.test(pathname);
}

/** Forgets which pages were visited. */
export async function forgetKeptPages(): Promise<void> {
  // Not there without a secure connection.
  if ('caches' in globalThis) await caches.delete(keptPages);
}
