import type * as z from 'zod';

/**
 * Checks a content file when the site is built and gives its value back. A mistake stops the build with the file,
 * the key, and what to write instead.
 */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(describeMistakes(file, result.error.issues));
}

/** "content/site.json has 1 mistake:" and a line for each: where it is, and what is wrong with it. */
export function describeMistakes(file: string, issues: readonly z.core.$ZodIssue[]): string {
  const count = issues.length === 1 ? '1 mistake' : `${issues.length} mistakes`;
  const lines = issues.map((issue) => `  ${keyPath(issue.path)}: ${explain(issue)}`);
  return [`${file} has ${count}:`, ...lines].join('\n');
}

/** ["phones", 0, "number"] becomes `phones[0].number`. */
function keyPath(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? '(the whole file)' : text;
}

/** What the schema says, with the advice that its own sentence may lack. */
function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.message}. Write ${article(issue.expected)} here.`;
    case 'unrecognized_keys':
      return `${issue.message}. Check the spelling, or take it out.`;
    default:
      return issue.message;
  }
}

function article(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
