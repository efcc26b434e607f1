import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { day, listRules, oneOf, word } from '#src/lib/lists/list-rules.ts';
import { type ApplicationStage, applicationStages } from './application-stage.ts';

/** The staff's list of applications: what it holds and what it can be asked for. */

/** `programme` is a programme's slug; `from` and `to` are the days on which they came. */
export const applicationListRules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: { programme: word(), status: oneOf(applicationStages), from: day(), to: day() },
});

/** An application in the list. */
export interface ApplicationRow {
  id: string;
  status: ApplicationStage;
  name: string;
  email: string;
  phone: string;
  programme: string;
  programmeTitle: string;
  availability: string;
  motivation: string;
  portfolio: string | null;
  /** What the applicant called the file, and its size. */
  cvName: string;
  cvBytes: number;
  /** What the programme costs in all (RWF); null for one that is not published any more. */
  price: number | null;
  /** Null while none was asked for. */
  fee: Fee | null;
  version: number;
  /** ISO instant. */
  createdAt: string;
}
