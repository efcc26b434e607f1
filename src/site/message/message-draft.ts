/** Draft of a message. Its page after a plain send, which only success opens, forgets it. */
export const messageDraft = {
  key: 'fts_message_draft',
  fields: ['name', 'email', 'phone', 'subject', 'message'],
} as const;
