import { en as controls } from '#src/components/words/en.ts';
import { en as account } from '#src/domain/account/words/en.ts';
import { en as availability } from '#src/domain/availability/words/en.ts';
import { en as billing } from '#src/domain/booking/billing/words/en.ts';
import { en as bookingShare } from '#src/domain/booking/share/words/en.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { en as conversation } from '#src/domain/conversation/words/en.ts';
import { en as forms } from '#src/lib/forms/words/en.ts';
import { provideWords } from '#src/lib/words/load-words.ts';
import { speak } from '#src/lib/words/messages.ts';
import { type SpokenCatalogues, wordingIn } from '#src/lib/words/refusals.ts';

/** Catalogues that staff screens share with the site, in English. */
export const english: SpokenCatalogues = {
  account: speak('en', account),
  conversation: speak('en', conversation),
  forms: speak('en', forms),
  availability: speak('en', availability),
  billing: speak('en', billing),
  'booking-share': speak('en', bookingShare),
  controls: speak('en', controls),
  prices: speak('en', prices),
};

export const inEnglish = wordingIn(english);

// Also for the login over the page, which renders outside the islands.
provideWords('account', english);
