/** The most that a page may weigh on a cold load, in brotli bytes. Times belong to the benchmark. */

const kilobyte = 1000;

/** Pages that are forms first. */
const formRoutes = [
  '/book-now',
  '/payment-success',
  '/booking',
  '/login',
  '/register',
  '/forgot',
  '/invitation',
];

const isAccount = (route: string) => route.startsWith('/account') || route.startsWith('/settings');
const isDashboard = (route: string) => route.startsWith('/dashboard');
const isPriced = (route: string) => route.startsWith('/services/') || route.startsWith('/pricing');

/** HTML with critical CSS. */
export function htmlBudgetOf(route: string): number {
  if (isDashboard(route)) return 17 * kilobyte;
  return (isPriced(route) ? 26 : 22) * kilobyte;
}

/** JavaScript before any touch. */
export function scriptBudgetOf(route: string): number {
  if (isDashboard(route)) return 200 * kilobyte;
  if (isAccount(route)) return 110 * kilobyte;
  if (formRoutes.includes(route)) return 110 * kilobyte;
  // Prices that are chosen, what of them is in the cart, and the form in the footer.
  return (isPriced(route) ? 15 : 12) * kilobyte;
}

/** JavaScript that a page of the dashboards loads beside what any other of them has loaded before. */
export const nextPageBudget = 40 * kilobyte;
