import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { ProblemError } from '../errors.ts';
import type { KnownProgramme } from '../internship/programmes.ts';

/** What the visitor reads of a programme that takes nobody, whatever the page said that was open. */
const refusals: Record<Exclude<KnownProgramme['applying'], 'open'>, (title: string) => string> = {
  closed: (title) => `Please choose another programme: the ${title} is closed for applications.`,
  full: (title) => `Please choose another programme: all places of the ${title} are taken.`,
  withdrawn: (title) => `Please choose another programme: we do not offer the ${title} any more.`,
};

/** A programme that takes applications. Throws ProblemError 422 with the reason why it takes none. */
export function openProgramme(programmes: ReadonlyMap<string, KnownProgramme>, id: string): KnownProgramme {
  const programme = programmes.get(id);
  if (programme === undefined) throw new Error(`There is no programme ${id}, although it was checked.`);
  const { title, applying } = programme;
  if (applying === 'open') return programme;
  throw new ProblemError(422, correctFieldsMessage, { fields: { programme: refusals[applying](title) } });
}
