import type { EntryType } from '#src/domain/search/entry.ts';

/** Names of an entry type: result label, list heading, and the page that lists all. */
export const entryTypeNames: Record<EntryType, { one: string; all: string; page: string }> = {
  post: { one: 'Post', all: 'Posts', page: '/insights' },
  product: { one: 'Product', all: 'Products', page: '/services' },
  service: { one: 'Service', all: 'Services', page: '/services' },
  occasion: { one: 'Occasion', all: 'Occasions', page: '/weddings' },
  price: { one: 'Price', all: 'Prices', page: '/pricing' },
  programme: { one: 'Internship', all: 'Internships', page: '/internships' },
  question: { one: 'Question', all: 'Questions', page: '/faqs' },
  person: { one: 'Team', all: 'Team', page: '/about/our-team' },
};
