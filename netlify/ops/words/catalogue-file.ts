import ts from 'typescript';

export type Form = 'one' | 'other';

/** Message as a words file has it. */
export interface WrittenMessage {
  key: string;
  /** Sentence by plural form; `other` only if the message has no count. */
  forms: { readonly [Some in Form]?: string };
  hasForms: boolean;
  confirmed: boolean;
  /** Comment above the key, for translators. */
  comment: string;
  /** True after an empty line, which begins a group. */
  beginsGroup: boolean;
  /** Place of the key and its value in the file. */
  start: number;
  end: number;
}

/** Reads the catalogue of a words file; `language` is the name of its constant. */
export function readCatalogue(text: string, language: string): WrittenMessage[] {
  const source = ts.createSourceFile(`${language}.ts`, text, ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === language);
  return propertiesOf(plainValue(declared?.initializer)).map((property) => {
    const before = text.slice(property.getFullStart(), property.getStart());
    const { text: sentence, confirmed, ...forms } = sentencesOf(property.initializer);
    return {
      key: property.name.text,
      forms: sentence === undefined ? forms : { other: sentence },
      hasForms: sentence === undefined,
      confirmed: confirmed === undefined,
      comment: [...before.matchAll(/\/\/ ?(.*)/g)].map(([, line]) => line).join(' '),
      beginsGroup: /^\s*\n\s*\n/.test(before),
      start: property.getStart(),
      end: property.getEnd(),
    };
  });
}

/** Takes `as const satisfies …` off. */
function plainValue(value: ts.Expression | undefined): ts.Expression | undefined {
  return value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    ? plainValue(value.expression)
    : value;
}

interface Property {
  name: ts.Identifier | ts.StringLiteral;
}

function propertiesOf(value: ts.Expression | undefined): (ts.PropertyAssignment & Property)[] {
  if (value === undefined || !ts.isObjectLiteralExpression(value))
    throw new Error('A words file has one object, with a sentence for each key.');
  return value.properties.map((property) => {
    if (
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    )
      return property as ts.PropertyAssignment & Property;
    throw new Error(`A words file has plain sentences only; found ${property.getText()}.`);
  });
}

/** Returns the sentences of a message by `one` and `other`, or by `text` if it has no forms. */
function sentencesOf(value: ts.Expression): Partial<Record<Form | 'text' | 'confirmed', string>> {
  if (ts.isStringLiteralLike(value)) return { text: value.text };
  return Object.fromEntries(
    propertiesOf(value).map(({ name, initializer }) => [
      name.text,
      ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText(),
    ]),
  );
}

/** A message to write: its forms, and whether a native speaker has confirmed it. */
export type NewMessage = Pick<WrittenMessage, 'key' | 'forms' | 'hasForms' | 'confirmed'>;

function messageText({ key, forms, hasForms, confirmed }: NewMessage): string {
  const sentences = hasForms ? forms : { text: forms.other };
  const marked = confirmed ? sentences : { ...sentences, confirmed: false };
  const message = confirmed && !hasForms ? forms.other : marked;
  return `${JSON.stringify(key)}: ${JSON.stringify(message)}`;
}

/**
 * Writes messages into a words file of a language; a missing file is made. Other sentences
 * stay as they are. New keys follow the order of the English. The text needs the formatter.
 */
export function withMessages(
  text: string | undefined,
  language: string,
  english: readonly WrittenMessage[],
  messages: readonly NewMessage[],
): string {
  let written = text ?? emptyCatalogue(language);
  for (const message of messages) {
    const present = readCatalogue(written, language);
    const old = present.find(({ key }) => key === message.key);
    const index = english.findIndex(({ key }) => key === message.key);
    const above = english.slice(0, index).map(({ key }) => key);
    const after = present.findLast(({ key }) => above.includes(key));
    const line = messageText(message);
    if (old) written = written.slice(0, old.start) + line + written.slice(old.end);
    else if (after) {
      const gap = english[index]?.beginsGroup ? '\n\n' : '\n';
      written = `${written.slice(0, after.end)},${gap}${line}${written.slice(after.end)}`;
    } else written = written.replace(/const \w+ = \{/, (opening) => `${opening}\n${line},`);
  }
  return written;
}

function emptyCatalogue(language: string): string {
  return `import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const ${language} = {
} as const satisfies Translation<typeof en>;
`;
}

/** Adds a language to the `words.ts` next to its words file. */
export function withLanguage(text: string, language: string): string {
  const line = `import { ${language} } from './${language}.ts';\n`;
  if (text.includes(line)) return text;
  const imports = [...text.matchAll(/^import \{ (\w+) \} from '\.\/\1\.ts';\n/gm)];
  const before = imports.findLast(([, name = '']) => name < language) ?? imports[0];
  if (before === undefined) throw new Error('words.ts imports no en.ts.');
  const at = before.index + before[0].length;
  return (text.slice(0, at) + line + text.slice(at)).replace(
    /\{ (en(?:, \w+)*) \}(?! from)/,
    (_, names: string) => `{ ${[...names.split(', '), language].sort().join(', ')} }`,
  );
}
