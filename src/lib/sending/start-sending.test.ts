import { beforeEach, describe, expect, it } from 'vitest';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import type { Clock } from './clock.ts';
import type { AttemptResult } from './sending.ts';
import { type Attempt, startSending } from './start-sending.ts';

/** A clock that the test moves, and a server that answers when the test says so. */
function setUp(firstPause?: number) {
  const due: { delay: number; act: () => void; signal: AbortSignal }[] = [];
  const online: { act: () => void; signal: AbortSignal }[] = [];
  const tries: (Attempt & { content: string; answer: (result: AttemptResult<string, string>) => void })[] =
    [];
  const clock: Clock = {
    after: (delay, act, signal) => due.push({ delay, act, signal }),
    online: (act, signal) => online.push({ act, signal }),
  };
  const sender = startSending({
    name: 'test',
    clock,
    firstPause,
    attempt: (content: string, attempt) =>
      new Promise<AttemptResult<string, string>>((answer) => tries.push({ ...attempt, content, answer })),
  });
  const answer = async (result: AttemptResult<string, string>) => {
    tries.at(-1)?.answer(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  const run = (waiting: { act: () => void; signal: AbortSignal }[]) => {
    for (const { act, signal } of waiting) if (!signal.aborted) act();
  };
  const runDue = () => run(due);
  const connect = () => run(online);
  return { sender, due, tries, answer, runDue, connect, status: () => sender.state.get().status };
}

const offline = { type: 'network-error', reason: 'offline' } as const;
const accepted = { type: 'accept', answer: 'thanks' } as const;

describe('what is sent', () => {
  beforeEach(() => forget('fts_sending_test'));

  it('is tried again after a pause and when the connection is back, under one key', async () => {
    const { sender, due, tries, answer, runDue, connect, status } = setUp();
    sender.send('a message');
    await answer(offline);
    runDue();
    await answer(offline);
    connect();
    expect(status()).toBe('retrying');
    await answer(accepted);
    expect(sender.state.get()).toEqual({ status: 'sent', answer: 'thanks', asked: false, changed: false });
    expect(due.map(({ delay }) => delay)).toEqual([5000, 10_000]);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(recall('fts_sending_test')).toBeNull();
  });

  it('leaves a server alone for as long as it asks, and what is heavy waits longer', async () => {
    const { sender, due, tries, answer, runDue, connect, status } = setUp(60_000);
    sender.send('a message');
    await answer(offline);
    runDue();
    await answer({ type: 'refuse', refusal: 'too often', retryAfter: 900_000 });
    connect();
    expect(status()).toBe('waiting');
    expect(tries).toHaveLength(2);
    expect(due.map(({ delay }) => delay)).toEqual([60_000, 900_000]);
    runDue();
    await answer({ type: 'refuse', refusal: 'no' });
    expect(status()).toBe('refused');
  });

  it('is tried at once when the visitor asks, and no more once stopped, answered late or not', async () => {
    const { sender, tries, answer, runDue, connect, status } = setUp();
    expect(sender.retry()).toBe(false);
    sender.send('a message');
    await answer(offline);
    expect(sender.retry()).toBe(true);
    expect(status()).toBe('sending');
    sender.stop();
    expect(tries[1]?.signal.aborted).toBe(true);
    await answer(accepted);
    runDue();
    connect();
    expect(status()).toBe('stopped');
    expect(tries).toHaveLength(2);
  });

  it('keeps its key until it is accepted; what was changed has another', async () => {
    const { sender, tries, answer } = setUp();
    sender.send('a message');
    await answer(offline);
    sender.stop();
    sender.send('a message');
    await answer({ type: 'refuse', refusal: 'no' });
    sender.send('another message');
    await answer(accepted);
    sender.send('another message');
    const [first, again, changed, afterwards] = tries.map(({ key }) => key);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(afterwards).not.toBe(changed);
  });

  it('is found after a reload, and sent by nobody but the visitor, under the same key', async () => {
    const before = setUp();
    before.sender.send('a message');
    await before.answer(offline);
    const after = setUp();
    expect(JSON.parse(after.sender.restore()?.content ?? '')).toBe('a message');
    expect(after.status()).toBe('unsent');
    after.runDue();
    after.connect();
    expect(after.tries).toEqual([]);
    after.sender.send('a message');
    expect(after.tries[0]?.key).toBe(before.tries[0]?.key);
    expect(after.tries[0]?.openFor).toBeGreaterThan(before.tries[0]?.openFor ?? Number.POSITIVE_INFINITY);
  });

  it.each(['stop', 'change'] as const)('is not told of after a reload once there was a %s', async (end) => {
    const { sender, answer } = setUp();
    sender.send('a message');
    await answer(offline);
    sender[end]();
    expect(setUp().sender.restore()).toBeUndefined();
  });

  it.each(['', 'null', '7', '[]', '{"key":', '{"key":1,"content":"","underWay":true}'])(
    'is nothing where another script wrote %s',
    (text) => {
      remember('fts_sending_test', text);
      expect(setUp().sender.restore()).toBeUndefined();
    },
  );
});
