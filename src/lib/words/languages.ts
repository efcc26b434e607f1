/** Languages of the site. English is the base and has no prefix in addresses. */
export const languages = ['en', 'fr', 'rw'] as const;

export type Language = (typeof languages)[number];
