import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  skip: 'Skip to the content',
  // Button of short messages in the corner.
  close: 'Close message',
  mainPages: 'Main',
  compactPages: 'Compact',
  search: 'Search',
  menu: 'Menu',
  onChannel: '{studio} on {channel}',
  hours: 'Studio: {hours}',
  officeHours: 'Phone: {hours}',
  quickLinks: 'Quick Links',
  latestPost: 'Latest Post',
  visit: 'Visit or call',
  rights: '© {year} {studio}. All rights reserved.',
} as const satisfies Messages;
