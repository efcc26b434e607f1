/** Words that a plainer or a trade's word replaces (docs/words.md). */
const forbiddenWords =
  /\b(anew|whoever|somebody|oneself|so many|lies|stands(?! for\b)|beside|asked for|leads? to|became of|becomes? of)\b/i;

/** Openings that hide the verb or the noun of a comment. */
const forbiddenOpening = /^(What|Who|Whose|Whoever|Where|How|So many|The same|Of)\b/;

const longestComment = 100;
const longestTitle = 90;

export function commentProblems(comment: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const text = lines.join(' ').trim();
  return [
    ...(forbiddenOpening.test(text) ? ['start it with a verb (function) or a noun (type, constant)'] : []),
    ...lines.filter((line) => line.length > longestComment).map(() => tooLong(longestComment)),
    ...wordProblems(text.replace(/`[^`]*`/g, '')),
  ];
}

export function titleProblems(title: string): string[] {
  return [...(title.length > longestTitle ? [tooLong(longestTitle)] : []), ...wordProblems(title)];
}

export function wordProblems(text: string): string[] {
  const found = forbiddenWords.exec(text);
  return found === null ? [] : [`say it without "${found[0]}"`];
}

function tooLong(most: number): string {
  return `shorten it to ${most} characters`;
}
