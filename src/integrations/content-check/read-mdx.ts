import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import { type Keys, wholeFile } from './mistake.ts';
import { everyValue, type Reading } from './written.ts';

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'keys that belong together begin in the same column',
  BLOCK_AS_IMPLICIT_KEY: 'words with a colon in them need quotes around them',
  DUPLICATE_KEY: 'this key is there twice: keep one of the two',
  MISSING_CHAR: 'a quote, a bracket or a colon is missing',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
};

/** Reads the front matter of an MDX file, and leaves the text below it as it is. */
export function readMdx(file: string, path: string, source: string): Reading {
  const match = frontMatter.exec(source);
  if (match === null) {
    const sentence =
      'found no front matter; begin with a line of three dashes, the keys, and three dashes again.';
    return { written: undefined, mistakes: [{ file, line: 1, key: wholeFile, sentence }] };
  }
  const lines = new LineCounter();
  // As the site's build reads it: a date without quotes is a date.
  const document = parseDocument(match[1] ?? '', {
    lineCounter: lines,
    customTags: ['timestamp'],
    prettyErrors: false,
  });
  // The first line has the dashes.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined) {
    const sentence = `this cannot be read: ${advice[error.code] ?? error.message}.`;
    return { written: undefined, mistakes: [{ file, line: lineAt(error.pos[0]), key: wholeFile, sentence }] };
  }
  const value: unknown = document.toJS();
  const text = { words: source.slice(match[0].length), line: match[0].split('\n').length };
  const lineOf = (keys: Keys) => lineAt(nodeFor(document, keys)?.range?.[0] ?? 0);
  return { written: { file, path, value, values: everyValue(value), lineOf, text }, mistakes: [] };
}

/** The key itself, or the nearest thing around it that is there. */
function nodeFor(document: Document, keys: Keys): Node | undefined {
  if (keys.length === 0) return undefined;
  const outer = document.getIn(keys.slice(0, -1), true);
  const name = keys.at(-1);
  if (isMap(outer)) {
    const key = outer.items.map((pair) => pair.key).find((one) => isScalar(one) && one.value === name);
    if (isNode(key)) return key;
  }
  const item = document.getIn([...keys], true);
  return isNode(item) ? item : nodeFor(document, keys.slice(0, -1));
}
