import { describe, expect, it } from 'vitest';
import chat from '#content/chat.json' with { type: 'json' };
import { chatSchema } from './chat-script.ts';

const messages = (change: object) =>
  chatSchema.safeParse({ ...chat, ...change }).error?.issues.map((issue) => issue.message) ?? [];

describe('content/chat.json', () => {
  it('the published chat script is valid', () => {
    expect(messages({})).toEqual([]);
  });

  it('an answer that names an unknown fact is refused', () => {
    expect(messages({ greeting: 'Open {opening}' })).toEqual([
      expect.stringContaining('no fact called {opening}'),
    ]);
  });

  it('topics out of the keyword order are refused', () => {
    expect(messages({ topics: chat.topics.toReversed() })).toEqual([
      expect.stringContaining('in this order: pricing, book'),
    ]);
  });

  it('an external link is refused, and so is a hand-over without {asked}', () => {
    const otherwise = {
      answer: 'Ask us.',
      links: [{ label: 'Elsewhere', href: 'https://elsewhere.example' }],
    };
    expect(messages({ otherwise })).toEqual([expect.stringContaining('an address on this site')]);
    expect(messages({ handOver: { question: 'A person?', whatsappText: 'Hello' } })).toEqual([
      expect.stringContaining('Keep {asked}'),
    ]);
  });
});
