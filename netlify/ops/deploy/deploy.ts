import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readContent } from '#src/integrations/content-files.ts';
import { samplesIn, samplesText } from '#src/integrations/unconfirmed.ts';
import { OperatorError, runCommand } from '../command.ts';
import { projectRoot } from '../places.ts';
import { endsWell, startNetlify } from './netlify-tool.ts';
import { requirePlatformDecoders } from './platform-decoders.ts';

const usage = `Usage:
  npm run deploy             a draft, which has an address of its own
  npm run deploy -- --prod   the site itself
  npm run deploy -- --prod --yes   the same, without the question about samples`;

const status = z.object({ error: z.object({ code: z.string() }).nullable() });

const advice = new Map([
  [
    'NOT_LOGGED_IN',
    'You are not logged in to Netlify. Please run "npx netlify login", or set NETLIFY_AUTH_TOKEN, and then run this command again.',
  ],
  [
    'NOT_LINKED',
    'This folder belongs to no site on Netlify yet. Please run "npx netlify link", or set NETLIFY_SITE_ID, and then run this command again.',
  ],
]);

/** Throws without a site to deploy to: the tool would create one when it cannot prompt. */
async function checkSite(): Promise<void> {
  const child = startNetlify(['status', '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told = status.safeParse(child.stdout && (await json(child.stdout).catch(() => undefined)));
  const problem = told.success
    ? told.data.error && (advice.get(told.data.error.code) ?? told.data.error.code)
    : 'Netlify did not say whether you are logged in; the line above shows why. Please check the connection and try again.';
  if (problem) throw new OperatorError(problem);
}

async function confirmSamples(yes: boolean): Promise<void> {
  const samples = samplesIn(await readContent(path.join(projectRoot, 'content')));
  if (samples.length === 0) return;
  console.log(samplesText(samples));
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new OperatorError(
      'Nothing was deployed, because this terminal cannot ask you. Add --yes to deploy without them.',
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Deploy without them? Type yes: ');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes')
    throw new OperatorError('Nothing was deployed. The site has not changed.');
}

await runCommand(usage, async () => {
  const { prod = false, yes = false } = parseArgs({
    options: { prod: { type: 'boolean' }, yes: { type: 'boolean' } },
  }).values;
  if (prod) await confirmSamples(yes);
  await checkSite();
  requirePlatformDecoders(path.join(projectRoot, 'node_modules'));
  // The explicit context picks the settings, and the database branch from which pages are built.
  const target = prod ? ['--prod', '--context', 'production'] : ['--context', 'deploy-preview'];
  const deploy = startNetlify(['deploy', ...target], { stdio: 'inherit' });
  if (!(await endsWell(deploy)))
    throw new OperatorError('Nothing was deployed: the lines above show why. The site has not changed.');
  return prod
    ? 'This is now the live site. Its /api/health names the commit.'
    : 'This is a draft: look at its address above. "npm run deploy -- --prod" makes it the site.';
});
