import { wordMistakes } from '#src/integrations/content-check/translations.ts';
import { bodyKey } from '#src/lib/content/translate.ts';
import { formMistakes } from '#src/lib/words/translation-mistakes.ts';
import type { Cells } from './csv.ts';
import type { Row, State } from './rows.ts';

/** Row that a translator changed. `confirmed` is true once a native speaker has confirmed it. */
export interface Change extends Pick<Row, 'where' | 'file' | 'key' | 'translation' | 'confirmed'> {
  row: Row;
}

/** Returns the changed rows of a translator's file, and a sentence for each that cannot be taken. */
export function changesIn(rows: readonly Row[], given: readonly Cells[]) {
  const rowAt = new Map(rows.map((row) => [row.where, row]));
  const changes = new Map<string, Change>();
  const refused: string[] = [];
  const seen = new Set<string>();
  for (const cells of given) {
    const row = rowAt.get(cells.where);
    const mistakes = seen.has(cells.where)
      ? ['found twice; keep one of the rows.']
      : row === undefined
        ? ['found no such text; export the words again.']
        : rowMistakes(row, cells);
    seen.add(cells.where);
    if (mistakes.length > 0) refused.push(`${cells.where || '(no place)'}: ${mistakes.join(' ')}`);
    if (row !== undefined && mistakes.length === 0 && isChanged(row, cells))
      changes.set(row.where, {
        ...row,
        row,
        translation: cells.translation,
        confirmed: isConfirmed(row, cells),
      });
  }
  return { changes, refused };
}

const isChanged = (row: Row, { translation, state }: Cells) =>
  translation !== row.translation || state !== row.state;

/** An untouched state keeps the mark; a first translation is unconfirmed until someone says so. */
function isConfirmed(row: Row, { state }: Cells): boolean {
  return state === 'confirmed' || (state === 'outdated' && row.confirmed);
}

function rowMistakes(row: Row, cells: Cells): string[] {
  if (cells.english !== row.english)
    return [
      'the English has changed since the export; export the words again and translate it as it is now.',
    ];
  if (!isChanged(row, cells)) return [];
  const allowed: State[] = [...new Set<State>([row.state, 'unconfirmed', 'confirmed'])];
  if (!allowed.some((state) => state === cells.state))
    return [`found the state “${cells.state}”; write ${allowed.join(' or ')}.`];
  const isSummary = row.form === undefined && row.key === bodyKey;
  if (!isSummary && /\n[ \t]*\n/.test(cells.translation))
    return ['found an empty line; a translation has none.'];
  return row.form === undefined
    ? wordMistakes(row.key, row.english, cells.translation)
    : formMistakes(row.form, { other: row.english }, cells.translation);
}
