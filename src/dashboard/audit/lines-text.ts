/** Lists added and removed lines; undefined unless one of the texts has several lines. */
export function linesText(was: unknown, is: unknown): string | undefined {
  if (typeof was !== 'string' || typeof is !== 'string' || !`${was}${is}`.includes('\n')) return undefined;
  const [before, after] = [was.split('\n'), is.split('\n')];
  const came = quoted(after.filter((line) => !before.includes(line)));
  const went = quoted(before.filter((line) => !after.includes(line)));
  const parts = [came && `with ${came}`, went && `without ${went}`].filter(Boolean);
  return parts.length === 0 ? 'in another order' : parts.join(', ');
}

function quoted(lines: readonly string[]): string {
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => `“${line}”`)
    .join(', ');
}
