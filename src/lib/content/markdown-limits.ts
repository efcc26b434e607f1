/** Limits on Markdown that is slow to parse. Our own descriptions have 45 lines, lists and headings. */
export const markdownLimits = { lines: 300, marks: 300, backticks: 40, depth: 2, indent: 12 } as const;

const marks = /[*_[\]<>&\\!#=~|]/g;

/** Quote and list marks before the words of a line. */
const leading = /^(?:\s*(?:[>*+-]|\d{1,9}[.)])(?=\s|>|$))*/;

/**
 * Returns why a text is not rendered as Markdown, or undefined. Some texts of 12,000 characters take
 * the parser seconds, because it looks ahead from each mark; counting marks is quick.
 */
export function markdownProblem(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.length > markdownLimits.lines) return `Please use at most ${markdownLimits.lines} lines.`;
  if (
    countOf(text, marks) > markdownLimits.marks ||
    countOf(text, /`/g) > markdownLimits.backticks ||
    lines.some(isTooDeep)
  )
    return 'This has too many marks, or lists within lists, to be shown. Please use fewer of them.';
  return undefined;
}

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

function isTooDeep(line: string): boolean {
  const [before = ''] = leading.exec(line.slice(0, 200)) ?? [];
  return (
    countOf(before, /[>*+-]|\d+[.)]/g) > markdownLimits.depth ||
    line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ').length >
      markdownLimits.indent
  );
}
