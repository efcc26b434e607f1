import type { EntryType } from './search.ts';

/** What a result is called on its label, and the heading over the list of all. */
export const entryTypeNames: Record<EntryType, { one: string; all: string }> = {
  post: { one: 'Post', all: 'Posts' },
  product: { one: 'Product', all: 'Products' },
  service: { one: 'Service', all: 'Services' },
  programme: { one: 'Internship', all: 'Internships' },
  question: { one: 'Question', all: 'Questions' },
};
