import type { Messages } from '#src/lib/words/messages.ts';

/** Pages of internships. */
export const en = {
  internships: 'Internships',
  seeProgrammes: 'See the programmes',
  learnMore: 'Learn More',
  // Name of this link for screen readers; {title} is such as “Photography Internship”.
  learnMoreAbout: 'Learn More about the {title}',

  askQuestion: 'Ask a question',
  info: 'Programme info',
  duration: 'Duration',
  schedule: 'Schedule',
  seeService: 'See the service you would join',
  learn: 'What you’ll learn',
  features: 'Key features',
  deliverables: 'Deliverables',
  prerequisites: 'Prerequisites',
  others: 'Other programmes',
  all: 'All internships',

  apply: 'Apply',
  applicationReceived: 'Application received',
  backToAll: 'Back to all internships',

  notFound: 'Internship Not Found',
  notFoundDescription: 'There is no internship at this address. All programmes are on the internships page.',
  notFoundText:
    'There is no programme at this address. It may have been renamed or withdrawn, the link may be incomplete, or the programme is so new that its page is not ready yet.',
} as const satisfies Messages;
