import { globSync } from 'node:fs';
import { youngScripts } from './scripts.ts';
import { youngStyles } from './styles.ts';

const complaints = [
  ...(await youngStyles(globSync('dist/**/*.{html,css}'))),
  ...(await youngScripts(globSync('dist/**/*.js'))),
];
const advice =
  'Write it in an older way, or say in tests/targets/allowed.ts why old browsers can do without.';
if (complaints.length > 0)
  throw new Error(['Not every browser knows this:', ...complaints, advice].join('\n'));
