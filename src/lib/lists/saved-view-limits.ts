/** Apart from the schema, so that a page loads only the numbers. */
export const savedViewLimits = { name: 40, perList: 20 } as const;
