/** How much of a value a line has room for. */
const longest = 60;

/** `found "film"; choose one of visual, audio.`: what stands there, and the advice for it. */
export function foundInstead(value: unknown, advice: string): string {
  return `found ${shown(value)}; ${lowered(advice)}`;
}

/** A value as its file has it, in a few words. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)} without quotes`;
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`;
  const text = JSON.stringify(value);
  if (text.length <= longest) return text;
  const cut = `${text.slice(0, longest)}…`;
  return typeof value === 'string' ? `${cut}" (${value.length} letters)` : cut;
}

/** A sentence as it goes on behind a semicolon; names in capitals stay. */
function lowered(sentence: string): string {
  return /^[A-Z](?:[a-z]|\s)/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
