/** What an e-mail field says. Apart from the rules, so that a page can say it without loading them. */
export const emailSentences = {
  empty: 'Please enter your email address.',
  wrong: 'Please enter an email address such as name@example.com.',
} as const;
