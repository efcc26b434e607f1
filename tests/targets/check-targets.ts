import { globSync } from 'node:fs';
import { youngScripts } from './scripts.ts';
import { youngStyles } from './styles.ts';

/** Fails when what is built uses something that the oldest browsers (`browserslist` in package.json) do not know. */
const complaints = [
  ...(await youngStyles(globSync('dist/**/*.{html,css}'))),
  ...(await youngScripts(globSync('dist/**/*.js'))),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(
    'Write it in an older way, or say in tests/targets/allowed.ts why old browsers can do without.',
  );
  process.exit(1);
}
