import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { refreshPublished } from '#netlify/ops/deploy/write-published.ts';
import { projectRoot } from '#netlify/ops/places.ts';

const execute = promisify(execFile);

/** Builds published pages and functions into `folder`. Throws the reason when a build fails. */
export async function buildBeside(folder: string): Promise<void> {
  await refreshPublished();
  await Promise.all([
    run({}, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', path.join(folder, 'dist')),
    run({ FUNCTIONS_FOLDER: path.join(folder, 'functions') }, 'netlify/ops/deploy/bundle-functions.ts'),
  ]);
}

async function run(settings: NodeJS.ProcessEnv, ...program: string[]): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings };
  try {
    await execute(process.execPath, program, { cwd: projectRoot, env, maxBuffer: Infinity });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(reasonIn(stderr), { cause: error });
  }
}

/** Generic error lines of the builder, which name no reason. */
const noReason = /Build failed|An unhandled error occurred|^content\/ has \d+ mistakes?:/;

export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const line = lines.find((text) => text.trim() !== '' && !noReason.test(text));
  return line?.trim() ?? 'The build gave no reason.';
}
