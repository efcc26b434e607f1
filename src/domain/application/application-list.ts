import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { day, listRules, oneOf, word } from '#src/lib/lists/list-rules.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { type ApplicationStage, applicationStages } from './application-stage.ts';

/** `programme` is a slug; `from` and `to` are days of application. */
export const applicationListRules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: { programme: word(), status: oneOf(applicationStages), from: day(), to: day() },
});

export interface ApplicationRow {
  id: string;
  status: ApplicationStage;
  /** Null once the contact details are erased. */
  clientId: string | null;
  name: string;
  email: string;
  phone: string;
  language: Language;
  programme: string;
  programmeTitle: string;
  availability: string;
  motivation: string;
  portfolio: string | null;
  /** File name given by the applicant, and size in bytes. */
  cvName: string;
  cvBytes: number;
  /** Total price of the programme in RWF; null once it is no longer published. */
  price: number | null;
  /** Null until a fee is requested. */
  fee: Fee | null;
  version: number;
  createdAt: string;
}
