import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { linkedParts } from '#src/lib/words/messages.ts';
import type { MailContent } from './mail-content.ts';
import { type WordedPart, wordParts } from './word-parts.ts';
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
  return [content.heading, ...wordParts(words, content.parts).map(part), `-- \n${signature.join('\n')}`].join(
    '\n\n',
  );
}

function part(part: WordedPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'rich':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'order':
      return [
        ...part.lines.map(({ label, amount }) => `- ${label}: ${amount}`),
        `${part.total.label}: ${part.total.amount}`,
        ...(part.note === undefined ? [] : [part.note]),
      ].join('\n');
    case 'action':
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'code':
      return `${part.label}: ${part.digits}`;
  }
}
