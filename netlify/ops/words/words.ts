import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { namedLanguages } from '#src/lib/words/languages.ts';
import { OperatorError, runCommand } from '../command.ts';
import { projectRoot } from '../places.ts';
import { fromCsv, toCsv } from './csv.ts';
import { importWords } from './import-words.ts';
import { translationRows } from './rows.ts';

const usage = `Usage:
  npm run words -- export ${namedLanguages.join('|')} [FILE]   (FILE is words-fr.csv unless you name another)
  npm run words -- import ${namedLanguages.join('|')} FILE`;

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, name, file = `words-${name}.csv`, ...others] = positionals;
  const language = namedLanguages.find((one) => one === name);
  if (language === undefined || others.length > 0) throw new OperatorError(usage);
  if (command === 'export') {
    const rows = await translationRows(projectRoot, language);
    writeFileSync(file, toCsv(rows));
    const missing = rows.filter(({ state }) => state === 'missing').length;
    return `${file} has ${rows.length} rows, ${missing} of them without a translation.`;
  }
  if (command === 'import' && positionals.length === 3) {
    const { changed, files } = await importWords(projectRoot, language, fromCsv(readFileSync(file)));
    return [`${changed} rows have changed.`, ...files.map((one) => `  ${one}`)].join('\n');
  }
  throw new OperatorError(usage);
}

await runCommand(usage, run);
