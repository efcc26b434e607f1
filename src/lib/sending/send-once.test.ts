import { expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { sendOnce } from './send-once.ts';

const lost: Answer<string> = { kind: 'network-error', reason: 'timeout' };
const taken: Answer<string> = { kind: 'ok', data: 'taken' };

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

test('a request without a response is retried under its key until it is accepted', async () => {
  const [first, again, next] = await keysOf('reply', ['Hello', lost], ['Hello', taken], ['Hello', taken]);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('changed content is sent under a new key', async () => {
  const [first, changed] = await keysOf('entry', ['Drone', lost], ['Drones', taken]);
  expect(changed).not.toBe(first);
});

test('content in another language keeps its key', async () => {
  const content = (language: string) => JSON.stringify({ name: 'Aline', language, phone: '0788123456' });
  const [first, again] = await keysOf('booking', [content('fr'), lost], [content('en'), taken]);
  expect(again).toBe(first);
});

test('two forms of a page have separate keys', async () => {
  const [service] = await keysOf('entry_services', ['Drone', lost]);
  const [programme] = await keysOf('entry_internships', ['Drone', lost]);
  expect(programme).not.toBe(service);
});
