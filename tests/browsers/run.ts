import { run } from '#tests/support/run/debian.ts';
import { type EngineName, enginesHere } from './engines/engines.ts';

/** Runs the tests in the browsers that are named, as far as they are here or can be got here. */

const here = enginesHere(process.argv.slice(2) as EngineName[]);
const projects = here.flatMap((name) => ['--project', name]);
if (
  here.length > 0 &&
  !run('playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...projects)
)
  process.exit(1);
