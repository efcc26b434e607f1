import { spawn } from 'node:child_process';

/**
 * Runs npm scripts beside one another, one for each core of a small machine, and shows what each wrote once it has ended:
 * `node side-by-side.ts test:built test:server`. The first that fails ends the others.
 */
const scripts = process.argv.slice(2).map((name) => {
  const child = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => written.push(part));
  return { name, child, written };
});

/** With all that it started. */
function end({ child }: (typeof scripts)[number]): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    scripts.forEach(end);
    process.exit(1);
  });

for (const script of scripts) {
  script.child.on('close', (code) => {
    // Ended because another one failed.
    if (process.exitCode === 1) return;
    process.stdout.write(Buffer.concat(script.written));
    if (code === 0) return;
    console.error(`npm run ${script.name} failed.`);
    process.exitCode = 1;
    scripts.forEach(end);
  });
}
