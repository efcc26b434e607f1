/** States of a newsletter (docs/product.md, Letters). */
export const letterStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof letterStates)[number];
