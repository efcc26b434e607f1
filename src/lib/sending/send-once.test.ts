import { expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { sendOnce } from './send-once.ts';

const lost: Answer<string> = { kind: 'network-error', reason: 'timeout' };
const taken: Answer<string> = { kind: 'ok', data: 'taken' };

/** The keys with which these contents are sent, one after the other, each with its answer. */
async function keysOf(name: string, ...sent: [content: string, answer: Answer<string>][]): Promise<string[]> {
  const keys: string[] = [];
  for (const [content, answer] of sent) {
    const given = await sendOnce(name, content, async (key) => {
      keys.push(key);
      return answer;
    });
    expect(given).toBe(answer);
  }
  return keys;
}

test('what got no answer is sent again with its key, until it was taken', async () => {
  const [first, again, next] = await keysOf('reply', ['Hello', lost], ['Hello', taken], ['Hello', taken]);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('what was changed has another key', async () => {
  const [first, changed] = await keysOf('entry', ['Drone', lost], ['Drones', taken]);
  expect(changed).not.toBe(first);
});

test('two submissions of a page have keys of their own', async () => {
  const [service] = await keysOf('entry_services', ['Drone', lost]);
  const [programme] = await keysOf('entry_internships', ['Drone', lost]);
  expect(programme).not.toBe(service);
});
