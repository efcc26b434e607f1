import type { ChatScript, Reply } from '#src/domain/chat/chat-script.ts';
import { readJson } from '#src/lib/storage/storage.ts';
import { foldWords } from '#src/lib/text.ts';

/** Milliseconds that the studio "types" before it replies. */
export const typingDelayMs = 1500;

export interface Message {
  from: 'visitor' | 'studio';
  text: string;
  links?: Reply['links'];
}

/** Messages after the greeting, oldest first. */
export type Conversation = readonly Message[];

/** Adds the visitor's text; empty text is ignored. */
export function ask(conversation: Conversation, text: string): Conversation {
  const trimmed = text.trim();
  return trimmed === '' ? conversation : [...conversation, { from: 'visitor', text: trimmed }];
}

export function asked(conversation: Conversation): string[] {
  return conversation.filter((message) => message.from === 'visitor').map((message) => message.text);
}

export function answerCount(conversation: Conversation): number {
  return conversation.length - asked(conversation).length;
}

export function openQuestion(conversation: Conversation): string | undefined {
  return asked(conversation)[answerCount(conversation)];
}

export function answer(conversation: Conversation, script: ChatScript): Conversation {
  const question = openQuestion(conversation);
  if (question === undefined) return conversation;
  const { answer: text, links } = replyTo(question, script);
  return [...conversation, { from: 'studio', text, links }];
}

/** Picks the reply of a button, else of the first keyword (in English), else of the first other word. */
export function replyTo(
  question: string,
  script: Pick<ChatScript, 'language' | 'topics' | 'otherwise'>,
): Reply {
  const text = ` ${foldWords(question)}`;
  // Matches the start of words: "booking" is about booking, "Facebook" is not. Kinyarwanda words change
  // their start.
  const before = script.language === 'rw' ? '' : ' ';
  const names = (word: string) => text.includes(before + foldWords(word));
  return (
    script.topics.find((topic) => topic.quickReply === question) ??
    script.topics.find((topic) => script.language === 'en' && names(topic.keyword)) ??
    script.topics.find((topic) => topic.alsoAsked.some(names)) ??
    script.otherwise
  );
}

export function readConversation(kept: string | null): Conversation {
  const read = (value: unknown) => (Array.isArray(value) && value.every(isMessage) ? value : []);
  return readJson<Conversation>(kept, read) ?? [];
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { from, text, links } = value as Record<string, unknown>;
  return (
    (from === 'visitor' || from === 'studio') &&
    typeof text === 'string' &&
    (links === undefined || (Array.isArray(links) && links.every(isLink)))
  );
}

function isLink(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  // Own paths only: tampered storage must not link to other sites.
  return typeof label === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}
