import type { ApplicationRequest } from '#src/domain/application/application.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { clientLanguage } from '../client-language.ts';
import { ProblemError } from '../errors.ts';
import type { KnownProgramme } from '../internship/programmes.ts';
import { programmeTitleIn } from './programme-title.ts';

const refused = refusals('application');

const keys = {
  closed: 'programmeClosed',
  full: 'programmeFull',
  withdrawn: 'programmeWithdrawn',
} as const satisfies Record<Exclude<KnownProgramme['applying'], 'open'>, string>;

/** Finds the programme of a request, if it is open. Throws ProblemError 422 with the reason. */
export function openProgramme(
  programmes: ReadonlyMap<string, KnownProgramme>,
  { programme: id, language }: Pick<ApplicationRequest, 'programme' | 'language'>,
): KnownProgramme {
  const programme = programmes.get(id);
  if (programme === undefined) throw new Error(`There is no programme ${id}, although it was checked.`);
  const { applying } = programme;
  if (applying === 'open') return programme;
  const title = programmeTitleIn(clientLanguage({ language }), {
    programme: id,
    programmeTitle: programme.title,
  });
  throw new ProblemError(422, fieldsWrong, { fields: { programme: refused(keys[applying], { title }) } });
}
