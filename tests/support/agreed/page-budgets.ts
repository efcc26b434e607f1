import { barePath, languageIn } from '#src/lib/words/languages.ts';

/** Page weight budgets on a cold load, in brotli bytes. Benchmarks check times. */

const kilobyte = 1000;

const formRoutes = [
  '/book-now',
  '/payment-success',
  '/booking',
  '/paper',
  '/conversation',
  '/share',
  '/waiting-list',
  '/login',
  '/register',
  '/forgot',
  '/invitation',
];

const startsWith = (route: string, ...starts: string[]) =>
  starts.some((start) => barePath(route).startsWith(start));
const isAccount = (route: string) => startsWith(route, '/account', '/settings');
const isDashboard = (route: string) => startsWith(route, '/dashboard');
const isPriced = (route: string) => startsWith(route, '/services/', '/pricing');

/** HTML with critical CSS. */
export function htmlBudgetOf(route: string): number {
  if (isDashboard(route)) return 18 * kilobyte;
  // The compressor has a dictionary of English words, and the others are longer.
  const forLanguage = languageIn(route) === 'en' ? 0 : 1;
  return ((isPriced(route) ? 26 : 22) + forLanguage) * kilobyte;
}

/** JavaScript before any interaction. */
export function scriptBudgetOf(route: string): number {
  if (isDashboard(route)) return 200 * kilobyte;
  if (isAccount(route)) return 110 * kilobyte;
  // Includes the formats of three languages; the sentences are in words files.
  if (formRoutes.includes(barePath(route))) return 113 * kilobyte;
  // Extra for price selection, cart marks and the form in the footer.
  return (isPriced(route) ? 15 : 12) * kilobyte;
}

/** JavaScript of a dashboard page besides what other dashboard pages have already loaded. */
export const nextPageBudget = 40 * kilobyte;
