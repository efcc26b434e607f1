import path from 'node:path';
import { keyPath, type Mistake } from './mistake.ts';
import type { Sold } from './prices.ts';
import { mistakeAt, valueAt, type Written } from './written.ts';

/** Names that one file takes from another. */
interface Reference {
  file: string;
  key: RegExp;
  known: string[];
}

/** Names that the other file does not have. While that cannot be read, they are not looked at. */
export function unknownNames(content: ReadonlyMap<string, Written>, sold: Sold | undefined): Mistake[] {
  const services = valueAt(content.get('content/services.json')?.value, ['entries']);
  const references: Reference[] = [
    ...(Array.isArray(services)
      ? [{ file: 'content/home.json', key: /^services\.entries\[\d+\]$/, known: idsOf(services) }]
      : []),
    ...(sold === undefined
      ? []
      : [
          { file: 'content/services/*.mdx', key: /^prices\.service$/, known: sold.sessions },
          { file: 'content/pricing.json', key: /^overview\.services\[\d+\]\.service$/, known: sold.services },
          {
            file: 'content/pricing.json',
            key: /^frames\.services\[\d+\]\.services\[\d+\]$/,
            known: sold.catalogue,
          },
        ]),
  ];
  return references.flatMap((reference) =>
    [...content.values()]
      .filter(({ file }) => path.posix.matchesGlob(file, reference.file))
      .flatMap((written) => unknownIn(written, reference)),
  );
}

function unknownIn(written: Written, { key, known }: Reference): Mistake[] {
  return written.values
    .filter(
      ({ keys, value }) => key.test(keyPath(keys)) && typeof value === 'string' && !known.includes(value),
    )
    .map(({ keys }) => mistakeAt(written, keys, `Choose one of ${known.join(', ')}.`));
}

function idsOf(entries: readonly unknown[]): string[] {
  return entries.map((entry) => String(valueAt(entry, ['id'])));
}
