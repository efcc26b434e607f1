import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { ProblemError } from '../errors.ts';
import type { KnownProgramme } from '../internship/programmes.ts';

const refusals: Record<Exclude<KnownProgramme['applying'], 'open'>, (title: string) => string> = {
  closed: (title) => `Please choose another programme: the ${title} is closed for applications.`,
  full: (title) => `Please choose another programme: all places of the ${title} are taken.`,
  withdrawn: (title) => `Please choose another programme: we no longer offer the ${title}.`,
};

/** Finds a programme open for applications. Throws ProblemError 422 with the reason. */
export function openProgramme(programmes: ReadonlyMap<string, KnownProgramme>, id: string): KnownProgramme {
  const programme = programmes.get(id);
  if (programme === undefined) throw new Error(`There is no programme ${id}, although it was checked.`);
  const { title, applying } = programme;
  if (applying === 'open') return programme;
  throw new ProblemError(422, fieldsWrong, { fields: { programme: refusals[applying](title) } });
}
