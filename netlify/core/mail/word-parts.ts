import { contactValues } from '#src/domain/studio/call-words.ts';
import type { MailPart } from './mail-content.ts';
import type { MailWords } from './words/en.ts';

/** Parts whose words are the same in every email. */
type FramePart = Extract<MailPart, { kind: 'greeting' | 'ask-by-reply' | 'ask-on-page' }>;

export type WordedPart = Exclude<MailPart, FramePart>;

/** Writes the parts that open and end emails as paragraphs. */
export function wordParts(words: MailWords, parts: readonly MailPart[]): WordedPart[] {
  return parts.map((part) => {
    switch (part.kind) {
      case 'greeting':
        return { kind: 'paragraph', text: words.hello({ name: part.name }) };
      case 'ask-by-reply':
        return { kind: 'paragraph', text: words.askByReply(contactValues) };
      case 'ask-on-page':
        return { kind: 'paragraph', text: words.askOnPage(contactValues) };
      default:
        return part;
    }
  });
}
