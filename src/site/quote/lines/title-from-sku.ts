import type { QuoteWords } from '../words/en.ts';

/** Returns a title for a SKU that the price book lacks: “logo design, basic”. */
export function titleFromSku(words: QuoteWords, sku: string): string {
  return words.formerName({ name: sku.split('/').slice(1).slice(-2).join(', ').replaceAll(/[-_]/g, ' ') });
}
