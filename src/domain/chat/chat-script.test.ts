import { describe, expect, it } from 'vitest';
import chat from '#content/chat.json' with { type: 'json' };
import { chatSchema } from './chat-script.ts';

const messages = (change: object) =>
  chatSchema.safeParse({ ...chat, ...change }).error?.issues.map((issue) => issue.message) ?? [];

describe('content/chat.json', () => {
  it('is as it should be', () => {
    expect(messages({})).toEqual([]);
  });

  it('tells an editor which facts an answer may name', () => {
    expect(messages({ greeting: 'Open {opening}' })).toEqual([
      expect.stringContaining('no fact called {opening}'),
    ]);
  });

  it('keeps the order of the keywords', () => {
    expect(messages({ topics: chat.topics.toReversed() })).toEqual([
      expect.stringContaining('in this order: pricing, book'),
    ]);
  });

  it('keeps links on the site and what the visitor asked in the hand-over', () => {
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
