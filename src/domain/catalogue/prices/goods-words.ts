/** Refund terms of goods (content/policies/refund-policy.mdx). */
export const goodsTerms =
  'Prints and frames are made for you, so we refund them if they arrive damaged or are not what you ordered.';
