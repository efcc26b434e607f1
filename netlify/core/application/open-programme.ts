import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../errors.ts';
import type { KnownProgramme } from '../internship/programmes.ts';

const refused = refusals('application');

const keys = {
  closed: 'programmeClosed',
  full: 'programmeFull',
  withdrawn: 'programmeWithdrawn',
} as const satisfies Record<Exclude<KnownProgramme['applying'], 'open'>, string>;

/** Finds a programme open for applications. Throws ProblemError 422 with the reason. */
export function openProgramme(programmes: ReadonlyMap<string, KnownProgramme>, id: string): KnownProgramme {
  const programme = programmes.get(id);
  if (programme === undefined) throw new Error(`There is no programme ${id}, although it was checked.`);
  const { title, applying } = programme;
  if (applying === 'open') return programme;
  throw new ProblemError(422, fieldsWrong, { fields: { programme: refused(keys[applying], { title }) } });
}
