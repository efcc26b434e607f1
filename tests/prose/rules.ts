/** Words that a plainer or a trade's word replaces (docs/words.md). */
const forbiddenWords =
  /\b(anew|whoever|somebody|oneself|so many|lies|stands(?! for\b)|beside|asked for|leads? to|became of|becomes? of)\b/i;

/** Openings that hide the verb or the noun of a comment. */
const forbiddenOpening = /^(What|Who|Whose|Whoever|Where|How|So many|The same|Of)\b/;

const longestComment = 100;
const longestTitle = 90;

/** Lists what is wrong with the text of a doc comment. */
export function commentProblems(comment: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const text = lines.join(' ').trim();
  return [
    ...(forbiddenOpening.test(text) ? ['start it with a verb (function) or a noun (type, constant)'] : []),
    ...lines.filter((line) => line.length > longestComment).map(() => tooLong(longestComment)),
    ...wordProblems(text.replace(/`[^`]*`/g, '')),
  ];
}

/** Lists what is wrong with a test title. */
export function titleProblems(title: string): string[] {
  return [...(title.length > longestTitle ? [tooLong(longestTitle)] : []), ...wordProblems(title)];
}

/** Lists the forbidden words of a text. */
export function wordProblems(text: string): string[] {
  const found = forbiddenWords.exec(text);
  return found === null ? [] : [`say it without "${found[0]}"`];
}

function tooLong(most: number): string {
  return `shorten it to ${most} characters`;
}
