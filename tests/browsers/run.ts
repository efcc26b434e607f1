import { run } from '#tests/support/run/debian.ts';
import { type EngineName, enginesHere } from './engines/engines.ts';

const here = enginesHere(process.argv.slice(2) as EngineName[]);
const projects = here.flatMap((name) => ['--project', name]);
if (
  here.length > 0 &&
  !run('playwright', 'test', '--config', 'tests/browsers/playwright.config.ts', ...projects)
)
  process.exit(1);
