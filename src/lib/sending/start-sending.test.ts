import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import type { AttemptResult } from './sending.ts';
import { type Attempt, startSending } from './start-sending.ts';

/** A server that answers when the test says so. */
function setUp() {
  const tries: (Attempt & { content: string; answer: (result: AttemptResult<string, string>) => void })[] =
    [];
  const sender = startSending({
    name: 'test',
    attempt: (content: string, attempt) =>
      new Promise<AttemptResult<string, string>>((answer) => tries.push({ ...attempt, content, answer })),
  });
  const answer = async (result: AttemptResult<string, string>) => {
    tries.at(-1)?.answer(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sender, tries, answer, status: () => sender.state.get().status };
}

const connect = () => window.dispatchEvent(new Event('online'));
const offline = { type: 'network-error', reason: 'offline' } as const;
const accepted = { type: 'accept', answer: 'thanks' } as const;

describe('what is sent', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    forget('fts_sending_test');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is tried once more each time the connection is back, under one key', async () => {
    const { sender, tries, answer, status } = setUp();
    sender.send('a message');
    await answer(offline);
    expect(status()).toBe('offline');
    connect();
    connect();
    await answer(offline);
    connect();
    await answer(accepted);
    connect();
    expect(sender.state.get()).toEqual({ status: 'sent', answer: 'thanks' });
    expect(tries).toHaveLength(3);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(recall('fts_sending_test')).toBeNull();
  });

  it('is tried once more when the visitor asks, and no more once stopped, answered late or not', async () => {
    const { sender, tries, answer, status } = setUp();
    expect(sender.retry()).toBe(false);
    sender.send('a message');
    await answer(offline);
    expect(sender.retry()).toBe(true);
    expect(status()).toBe('sending');
    sender.stop();
    expect(tries[1]?.signal.aborted).toBe(true);
    await answer(accepted);
    connect();
    expect(sender.state.get()).toEqual({ status: 'offline', cause: 'stopped' });
    expect(tries).toHaveLength(2);
  });

  it('is not tried again once it was changed, during the try too', async () => {
    const { sender, tries, answer } = setUp();
    sender.send('a message');
    sender.change();
    await answer(offline);
    connect();
    expect(sender.state.get()).toEqual({ status: 'offline', cause: 'changed' });
    expect(tries).toHaveLength(1);
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
    vi.stubGlobal('window', new EventTarget());
    const after = setUp();
    expect(JSON.parse(after.sender.restore()?.content ?? '')).toBe('a message');
    expect(after.sender.state.get()).toEqual({ status: 'offline', cause: 'reload' });
    connect();
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

  it.each(['', 'null', '7', '[]', '{"key":', '{"key":1,"content":"","unanswered":true}'])(
    'is nothing where another script wrote %s',
    (text) => {
      remember('fts_sending_test', text);
      expect(setUp().sender.restore()).toBeUndefined();
    },
  );
});
