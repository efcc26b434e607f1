/** How long a password is, in characters. The server knows the common ones and refuses them. */
export const passwordLength = { min: 10, max: 128 } as const;

/** What helps to choose one. */
export const passwordHint = 'At least 10 characters. Three or four words are easy to remember.';
