import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Node as YamlNode,
} from 'yaml';
import { type Keys, type Mistake, wholeFile } from './mistake.ts';
import { everyValue, mistakeSaying, type Written } from './written.ts';

export interface Reading {
  written?: Written;
  mistakes: Mistake[];
}

export interface Source {
  file: string;
  folder: string;
  text: string;
}

/** Advice on syntax errors, by the parsers' error names. */
const advice: Record<string, string> = {
  InvalidSymbol: 'put text in double quotes',
  InvalidNumberFormat: 'a number has digits only, and a dot before its fraction',
  PropertyNameExpected: 'a key in double quotes is missing, or the comma before is one too many',
  ValueExpected: 'a value is missing, or the comma before is one too many',
  ColonExpected: 'a colon is missing between a key and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'something follows the end',
  InvalidCommentToken: 'these files cannot have comments: remove it',
  UnexpectedEndOfString: 'the double quote after the words is missing',
  InvalidEscapeCharacter: 'write two backslashes for one',
  InvalidCharacter: 'keep text on one line, and write \\n for a line break',
  BAD_INDENT: 'keys that belong together begin in the same column',
  BLOCK_AS_IMPLICIT_KEY: 'words with a colon in them need quotes around them',
  DUPLICATE_KEY: 'this key appears twice: keep one of the two',
  MISSING_CHAR: 'a quote, a bracket or a colon is missing',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
};

/** Parses a file. Reports the first syntax error only, because the others mostly follow from it. */
export function read(source: Source): Reading {
  return source.file.endsWith('.json') ? readJson(source) : readMdx(source);
}

function unreadable({ file }: Source, line: number, sentence: string): Reading {
  return { mistakes: [{ file, line, key: wholeFile, sentence: `${sentence}.` }] };
}

function readJson(source: Source): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true });
  const lineAt = (offset: number) => source.text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const why = advice[error === undefined ? 'ValueExpected' : printParseErrorCode(error.error)];
    return unreadable(
      source,
      lineAt(error?.offset ?? 0),
      `this is not JSON: ${why ?? 'check how it is written'}`,
    );
  }
  const nodeOf = (keys: Keys): Node =>
    findNodeAtLocation(root, keys as (string | number)[]) ?? nodeOf(keys.slice(0, -1));
  // Unlike the parser's own, this value keeps a key __proto__.
  const value: unknown = JSON.parse(source.text);
  const text = { words: '', line: 1 };
  const written = {
    ...source,
    value,
    values: everyValue(value),
    lineOf: (keys: Keys) => lineAt(nodeOf(keys).offset),
    text,
  };
  // A duplicate key would silently lose one of its values.
  const mistakes = written.values.flatMap(({ keys }) => {
    const node = nodeOf(keys);
    const names =
      node.type === 'object' ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : [];
    return names
      .filter(({ value: name }, index) => names.findIndex((other) => other.value === name) < index)
      .map((name) => ({
        ...mistakeSaying(
          written,
          [...keys, String(name.value)],
          'found this key twice; keep one of the two.',
        ),
        line: lineAt(name.offset),
      }));
  });
  return { written, mistakes: [...mistakes, ...protoKeys(written)] };
}

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

function readMdx(source: Source): Reading {
  const match = frontMatter.exec(source.text);
  if (match === null)
    return unreadable(
      source,
      1,
      'found no front matter; begin with a line of three dashes, the keys, and three dashes again',
    );
  const lineCounter = new LineCounter();
  // Like the site's build: a date without quotes is a date.
  const document = parseDocument(match[1] ?? '', {
    lineCounter,
    customTags: ['timestamp'],
    prettyErrors: false,
  });
  // The first line is the `---`.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined)
    return unreadable(
      source,
      lineAt(error.pos[0]),
      `this cannot be read: ${advice[error.code] ?? error.message}`,
    );
  const value: unknown = document.toJS();
  const text = { words: source.text.slice(match[0].length), line: match[0].split('\n').length };
  const lineOf = (keys: Keys) => lineAt(yamlNode(document, keys)?.range?.[0] ?? 0);
  const written = { ...source, value, values: everyValue(value), lineOf, text };
  return { written, mistakes: protoKeys(written) };
}

/** Finds keys that schemas skip without a word. */
function protoKeys(written: Written): Mistake[] {
  return written.values
    .filter(({ keys }) => keys.at(-1) === '__proto__')
    .map(({ keys }) => mistakeSaying(written, keys, 'found an unknown key; remove it.'));
}

/** Finds the key, or its nearest existing parent. */
function yamlNode(document: Document, keys: Keys): YamlNode | undefined {
  if (keys.length === 0) return undefined;
  const outer = document.getIn(keys.slice(0, -1), true);
  const key =
    isMap(outer) && outer.items.find((pair) => isScalar(pair.key) && pair.key.value === keys.at(-1))?.key;
  const found = key || document.getIn([...keys], true);
  return isNode(found) ? found : yamlNode(document, keys.slice(0, -1));
}
