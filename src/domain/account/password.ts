/** Length in characters. The server also rejects common passwords. */
export const passwordLength = { min: 10, max: 128 } as const;
