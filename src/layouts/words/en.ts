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
  hours: 'Studio: {hours:hours}',
  officeHours: 'Phone: {hours:hours}',
  quickLinks: 'Quick Links',
  latestPost: 'Latest Post',
  visit: 'Visit or call',
  backToTop: 'Back to top',
  rights: '© {year} {studio}. All rights reserved.',
} as const satisfies Messages;
