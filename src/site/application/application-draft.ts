/** Fields restored after a reload; browsers do not allow this for files. */
export const applicationDraft = {
  key: 'fts_application_draft',
  fields: ['name', 'email', 'phone', 'programme', 'availability', 'motivation', 'portfolio'],
} as const;
