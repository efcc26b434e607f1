import { controlsWords } from '#src/components/words/words.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { priceNames } from '#src/site/catalogue/prices/price-names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

export const quoteWords = { en, fr, rw };

/** Catalogues of the quote, which its script loads from the words file `quote`. */
export const quotePart: Part = {
  controls: controlsWords,
  forms: formsWords,
  'payment-plan': planWords,
  'price-names': priceNames,
  prices: pricesWords,
  quote: quoteWords,
};
