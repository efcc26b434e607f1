import type { ChatScript, Reply } from '#src/domain/chat/chat-script.ts';
import { readJson } from '#src/lib/storage/storage.ts';
import { foldWords } from '#src/lib/text.ts';

/** How long the studio "types" before it answers, in milliseconds. */
export const typingDelayMs = 1500;

/** One thing said. Only the studio's answers carry links. */
export interface Message {
  from: 'visitor' | 'studio';
  text: string;
  links?: Reply['links'];
}

/** Everything said after the greeting, oldest first. */
export type Conversation = readonly Message[];

/** Adds what the visitor wrote. An empty text changes nothing. */
export function ask(conversation: Conversation, text: string): Conversation {
  const trimmed = text.trim();
  return trimmed === '' ? conversation : [...conversation, { from: 'visitor', text: trimmed }];
}

/** What the visitor asked so far. */
export function asked(conversation: Conversation): string[] {
  return conversation.filter((message) => message.from === 'visitor').map((message) => message.text);
}

/** How many answers were given. */
export function answerCount(conversation: Conversation): number {
  return conversation.length - asked(conversation).length;
}

/** The oldest question that has no answer yet. */
export function openQuestion(conversation: Conversation): string | undefined {
  return asked(conversation)[answerCount(conversation)];
}

/** Adds the studio's answer to the oldest open question, if there is one. */
export function answer(conversation: Conversation, script: ChatScript): Conversation {
  const question = openQuestion(conversation);
  if (question === undefined) return conversation;
  const { answer: text, links } = replyTo(question, script);
  return [...conversation, { from: 'studio', text, links }];
}

/** Chooses the answer: the first keyword in order, else the first other word in order, else the default. */
export function replyTo(question: string, script: Pick<ChatScript, 'topics' | 'otherwise'>): Reply {
  const text = ` ${foldWords(question)}`;
  // Words are matched from their start: "booking" asks about booking, "Facebook" does not.
  const names = (word: string) => text.includes(` ${foldWords(word)}`);
  return (
    script.topics.find((topic) => names(topic.keyword)) ??
    script.topics.find((topic) => topic.alsoAsked.some(names)) ??
    script.otherwise
  );
}

/** Reads a kept conversation. Anything else that stands there counts as none. */
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
  // Only our own pages: what is kept in a browser must not lead elsewhere.
  return typeof label === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
