import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  skip: 'Skip to the content',
  // Button of short messages in the corner.
  close: 'Close message',
  mainPages: 'Main',
  // Name of the header that appears when a visitor scrolls.
  compactPages: 'Compact',
  search: 'Search',
  darkTheme: 'Dark theme',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  login: 'Login',
  onChannel: '{studio} on {channel}',
  quickLinks: 'Quick Links',
  latestPost: 'Latest Post',
  visit: 'Visit or call',
  backToTop: 'Back to top',
  notFoundTitle: 'Page not found',
  notFoundDescription: 'There is no page at this address.',
  notFoundHeading: 'Oops! Page not found',
  notFoundText: 'The address may be mistyped, or the page has moved. Your cart is kept.',
  toHome: 'Return to Home',
  offlineTitle: 'You are offline',
  offlineDescription: 'This page needs a connection. The pages that you have visited are still here.',
  offlineText:
    'You have not opened this page before, so it needs a connection. Your cart and your quote are kept.',
  offlinePrices:
    'Reload the page when you are back online. Prices on the pages below may have changed. You pay the price we show or confirm when you book.',
  keptPages: 'Pages you can read now',
  rights: '© {year} {studio}. All rights reserved.',
} as const satisfies Messages;
