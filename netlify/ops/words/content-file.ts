import { applyEdits, modify } from 'jsonc-parser';
import { isScalar, parseDocument, stringify } from 'yaml';
import { bodyKey } from '#src/lib/content/translate.ts';

/** Translation of a text of content/, to write. */
export interface NewPatch {
  key: string;
  of: string;
  text: string;
  confirmed: boolean;
}

/** Paragraphs of an MDX file, all of them, with the digests of their English; a summary has one. */
export interface NewBody {
  of: string | string[];
  paragraphs: string[];
  confirmed: boolean;
}

const marked = (confirmed: boolean) => (confirmed ? {} : { confirmed: false });

/** Writes patches into a JSON file of content/. Other entries stay; new ones follow `order`. */
export function withPatches(text: string, order: readonly string[], patches: readonly NewPatch[]): string {
  return patches.reduce((written, { key, of, text, confirmed }) => {
    const edits = modify(
      written,
      [key],
      { of, text, ...marked(confirmed) },
      {
        formattingOptions: { insertSpaces: true, tabSize: 2 },
        getInsertionIndex: (present) => present.findLastIndex((one) => precedes(order, one, key)) + 1,
      },
    );
    return applyEdits(written, edits);
  }, text);
}

const precedes = (order: readonly string[], one: string, key: string) =>
  order.includes(one) && order.indexOf(one) < order.indexOf(key);

/** Writes patches into the front matter of an MDX file, and its paragraphs if they change. */
export function withMdxPatches(
  text: string,
  order: readonly string[],
  patches: readonly NewPatch[],
  body: NewBody | undefined,
): string {
  const [, head = '', rest = '\n'] = /^---\n(.*?\n)?---\n(.*)$/s.exec(text) ?? [];
  const entries = patches.map(({ key, of, text, confirmed }): [string, object] => [
    key,
    { of, text, ...marked(confirmed) },
  ]);
  if (body) entries.push([bodyKey, { of: body.of, ...marked(body.confirmed) }]);
  const newHead = entries.reduce((written, [key, value]) => withEntry(written, order, key, value), head);
  return `---\n${newHead}---\n${body ? withParagraphs(rest, body.paragraphs) : rest}`;
}

function withEntry(head: string, order: readonly string[], key: string, value: object): string {
  const entry = stringify({ [key]: value }, { lineWidth: 0 });
  const present = pairsIn(head);
  const old = present.find((one) => one.key === key);
  if (old) return head.slice(0, old.start) + entry + head.slice(old.end);
  const after = present.findLast((one) => key === bodyKey || precedes(order, one.key, key));
  const at = after?.end ?? 0;
  return head.slice(0, at) + entry + head.slice(at);
}

/** Lists the entries of a front matter, each with its place up to the end of its last line. */
function pairsIn(head: string): { key: string; start: number; end: number }[] {
  const { contents } = parseDocument(head);
  const items = contents !== null && 'items' in contents ? contents.items : [];
  return items.flatMap((pair) => {
    if (!('key' in pair) || !isScalar(pair.key)) return [];
    const start = pair.key.range?.[0] ?? 0;
    const value = pair.value as { range?: [number, number, number] } | null;
    const last = head.slice(0, value?.range?.[1] ?? start).trimEnd().length;
    return { key: String(pair.key.value), start, end: head.indexOf('\n', last) + 1 };
  });
}

/** Replaces the paragraphs that changed; the empty lines between the others stay. */
function withParagraphs(text: string, paragraphs: readonly string[]): string {
  const parts = text.trim().split(/(\n(?:[ \t]*\n)+)/);
  const written = paragraphs.map(
    (paragraph, index) => (index === 0 ? '' : (parts[2 * index - 1] ?? '\n\n')) + paragraph,
  );
  return `\n${written.join('')}\n`;
}
