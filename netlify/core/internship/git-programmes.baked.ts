import { readdirSync, readFileSync } from 'node:fs';
import { parseProgrammes } from '#src/features/internship/parse-programme.ts';
import type { ProgrammeFields } from '#src/features/internship/programme.ts';
import type { Entry } from '#src/features/shelf/entry.ts';

const folder = new URL('../../../content/internships/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

/** The programmes as they are in the base. Bundled functions hold what this was when they were built (netlify/local/deploy/bake.ts). */
export const gitProgrammes: readonly Entry<ProgrammeFields>[] = parseProgrammes(
  Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])),
);
