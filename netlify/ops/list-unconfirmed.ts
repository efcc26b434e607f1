import { parseArgs } from 'node:util';
import { readContent } from '#src/integrations/content-files.ts';
import { unconfirmedIn, unconfirmedText } from '#src/integrations/unconfirmed.ts';
import { namedLanguages } from '#src/lib/words/languages.ts';
import { runCommand } from './command.ts';
import { projectRoot } from './places.ts';
import { translationRows } from './words/rows.ts';
import { unconfirmedWordsText } from './words/words-state.ts';

const usage = `Usage:
  npm run unconfirmed
  npm run unconfirmed -- --all   (with each unconfirmed sentence of the other languages)`;

async function run(): Promise<string> {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const ofLanguages = await Promise.all(
    namedLanguages.map(async (language) =>
      unconfirmedWordsText(language, await translationRows(projectRoot, language), values.all),
    ),
  );
  return [unconfirmedText(unconfirmedIn(await readContent('content'))), ...ofLanguages].join('\n');
}

await runCommand(usage, run);
