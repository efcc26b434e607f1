import path from 'node:path';
import type { Mistake } from './mistake.ts';
import { mistakeAt, valueAt, type Written } from './written.ts';

/** Where the list that applications go by differs from the programmes' own pages, which are `files` of content/. */
export function programmeMistakes(
  content: ReadonlyMap<string, Written>,
  files: readonly string[],
): Mistake[] {
  const list = content.get('content/internships.json');
  if (list === undefined) return [];
  const pages = files.filter((file) => file.startsWith('content/internships/'));
  const slugs = pages.map((file) => path.posix.basename(file, '.mdx'));
  const wrong = pages.flatMap((file, index) => {
    const page = content.get(file)?.value;
    const slug = slugs[index] ?? '';
    return [
      ...unlike(list, ['apply', 'programmes', slug], valueAt(page, ['title']), 'as its page says'),
      ...unlike(list, ['apply', 'fees', slug], feeOf(page), 'tuition and materials of its page'),
    ];
  });
  const gone = ['programmes', 'fees'].flatMap((name) =>
    Object.keys(valueAt(list.value, ['apply', name]) ?? {})
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => mistakeAt(list, ['apply', name, slug], 'Take it out: there is no page for it.')),
  );
  return [...wrong, ...gone];
}

/** Nothing where the page itself says nothing: that is its own mistake. */
function unlike(list: Written, keys: readonly string[], expected: unknown, why: string): Mistake[] {
  if (expected === undefined || valueAt(list.value, keys) === expected) return [];
  return [mistakeAt(list, keys, `Write "${keys.at(-1)}": ${JSON.stringify(expected)}, ${why}.`)];
}

function feeOf(page: unknown): number | undefined {
  const fees = [valueAt(page, ['tuitionFee']), valueAt(page, ['materialsFee'])];
  return fees.every((fee) => typeof fee === 'number') ? fees.reduce((sum, fee) => sum + fee, 0) : undefined;
}
