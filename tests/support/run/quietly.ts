import { spawnSync } from 'node:child_process';

/** Runs a command and prints its output only if it fails: `node quietly.ts npm run build`. */
const [program = '', ...words] = process.argv.slice(2);
const { status, output, error } = spawnSync(program, words, { maxBuffer: 100_000_000 });
if (status !== 0) {
  for (const written of output ?? []) process.stdout.write(written ?? '');
  console.error(error?.message ?? `${program} ${words.join(' ')} failed.`);
  process.exit(1);
}
