import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { linkedParts } from '#src/lib/words/messages.ts';
import type { MailContent } from './mail-content.ts';
import { type WordedPart, wordParts } from './word-parts.ts';
import type { MailWords } from './words/en.ts';
import { mailWords } from './words/words.ts';

export function renderText(language: Language, content: MailContent): string {
  const words = wordsIn(language, mailWords);
  const { address, emails } = site;
  const calls = linkedParts(words.phones(contactValues)).map(({ text }) => text);
  const signature = [
    ...(site.mailLine === undefined ? [] : [site.mailLine]),
    site.name,
    `${address.street}, ${address.district}, ${address.city}, ${address.country}`,
    calls.join(''),
    emails.general,
  ];
  return [
    content.heading,
    ...wordParts(words, content.parts).map((one) => part(words, one)),
    `-- \n${signature.join('\n')}`,
  ].join('\n\n');
}

function part(words: MailWords, part: WordedPart): string {
  const named = (label: string) => words.label({ label });
  switch (part.kind) {
    case 'paragraph':
    case 'rich':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'facts':
      return part.facts.map(({ label, value }) => `${named(label)} ${value}`).join('\n');
    case 'order':
      return [
        ...part.lines.map(({ label, amount }) => `- ${named(label)} ${amount}`),
        `${named(part.total.label)} ${part.total.amount}`,
        ...(part.note === undefined ? [] : [part.note]),
      ].join('\n');
    case 'action':
    case 'link':
      return `${named(part.label)}\n${part.url}`;
    case 'code':
      return `${named(part.label)} ${part.digits}`;
  }
}
