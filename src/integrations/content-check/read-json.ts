import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Keys, type Mistake, wholeFile } from './mistake.ts';
import { everyValue, mistakeSaying, type Reading, type Written } from './written.ts';

/** What to do about a mistake in writing, by the parser's name for it. */
const advice: Record<string, string> = {
  InvalidSymbol: 'words stand in double quotes',
  InvalidNumberFormat: 'a number has digits only, and a dot before its fraction',
  PropertyNameExpected: 'a key in double quotes is missing, or the comma before is one too many',
  ValueExpected: 'a value is missing, or the comma before is one too many',
  ColonExpected: 'a colon is missing between a key and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'something stands behind the end',
  InvalidCommentToken: 'these files have no comments: take it out',
  UnexpectedEndOfString: 'the double quote behind the words is missing',
  InvalidEscapeCharacter: 'write two backslashes for one',
  InvalidCharacter: 'words stand on one line: write \\n where a new one begins',
};

/** Reads a JSON file. What follows its first mistake in writing is mostly the consequence, and is not told. */
export function readJson(file: string, path: string, source: string): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const why = advice[error === undefined ? 'ValueExpected' : printParseErrorCode(error.error)];
    const sentence = `this is no JSON: ${why ?? 'check how it is written'}.`;
    return {
      written: undefined,
      mistakes: [{ file, line: lineAt(error?.offset ?? 0), key: wholeFile, sentence }],
    };
  }
  const value: unknown = getNodeValue(root);
  const written: Written = {
    file,
    path,
    value,
    values: everyValue(value),
    lineOf: (keys) => lineAt(nodeFor(root, keys).offset),
    text: { words: '', line: 1 },
  };
  return { written, mistakes: keysTwice(root, written, lineAt) };
}

/** What a key holds, or the nearest thing around it that is there. */
function nodeFor(root: Node, keys: Keys): Node {
  if (keys.length === 0) return root;
  return findNodeAtLocation(root, keys as (string | number)[]) ?? nodeFor(root, keys.slice(0, -1));
}

/** A key that is there twice: one of its two values would be lost without a word. */
function keysTwice(root: Node, written: Written, lineAt: (offset: number) => number): Mistake[] {
  return written.values.flatMap(({ keys }) => {
    const node = nodeFor(root, keys);
    if (node.type !== 'object') return [];
    const names = (node.children ?? []).flatMap((property) => property.children?.[0] ?? []);
    const again = names.filter(
      (name, index) => names.findIndex((other) => other.value === name.value) < index,
    );
    return again.map((name) => ({
      ...mistakeSaying(written, [...keys, String(name.value)], 'found this key twice; keep one of the two.'),
      line: lineAt(name.offset),
    }));
  });
}
