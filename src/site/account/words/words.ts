import { loginWords } from '#src/domain/account/login/words/words.ts';
import { ownRecordWords } from '#src/domain/account/own/words/words.ts';
import { settingsWords } from '#src/domain/account/settings/words/words.ts';
import { accountWords } from '#src/domain/account/words/words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

export const accountPagesWords = { en, fr, rw };

/** Catalogues of the island, for the build and for the words file `account`. */
export const accountPart: Part = {
  account: accountWords,
  'account-pages': accountPagesWords,
  forms: formsWords,
  'kept-slot': keptSlotWords,
  login: loginWords,
  'own-records': ownRecordWords,
  settings: settingsWords,
  payment: paymentWords,
  session: sessionWords,
};
