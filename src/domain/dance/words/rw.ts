import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  registeredAs: { text: '{name} (ryanditswe nka {registered})', confirmed: false },
  traditional: { text: 'Imbyino gakondo', confirmed: false },
  modern: { text: 'Imbyino zigezweho', confirmed: false },

  pricePerMonth: { text: '{price:money} ku kwezi', confirmed: false },
  priceOfCourse: { text: '{price:money} ku masomo yose', confirmed: false },
  priceOfGroupCourse: { text: '{price:money} ku masomo yose ({group})', confirmed: false },
  sessions: { other: 'amasomo {count}', confirmed: false },
  customSessions: { text: 'Umubare w’amasomo wumvikanwaho', confirmed: false },
} as const satisfies Translation<typeof en>;
