import type { Figure } from './figures.ts';

/** The table of figures in a text of Markdown, between two comments. */
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];
const head = ['Benchmark', 'What', 'Measured', 'Beside it', 'Goal', 'Day'];

/**
 * The text with the rows of one benchmark replaced by these, those of all others as they were. Throws for a text without a place for
 * the table.
 */
export function withFigures(text: string, bench: string, figures: readonly Figure[], day: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for figures: ${begin}, then ${end}.`);
  const name = `\`${bench}\``;
  const others = cellsOf(text.slice(from + begin.length, to))
    .slice(2)
    .filter(([first]) => first !== name);
  const own = figures.map(({ what, ours, floor = '', goal = '', missed = false }) => [
    name,
    what,
    ours,
    floor,
    missed ? `**missed:** ${goal}` : goal,
    day,
  ]);
  const rows = [...others, ...own].toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  const table = tableOf([head, head.map(() => ''), ...rows]);
  return `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`;
}

const cellsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** As the formatter writes it: columns as wide as their widest cell, and a rule where a row is empty. */
function tableOf(rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => {
    const isRule = row.every((cell) => cell === '');
    return `| ${widths.map((width, column) => (isRule ? '-'.repeat(width) : (row[column] ?? '').padEnd(width))).join(' | ')} |`;
  };
  return rows.map(line).join('\n');
}
