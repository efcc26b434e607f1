import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import type { AttemptResult } from './sending.ts';
import { type Attempt, startSending } from './start-sending.ts';

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

describe('sending a message', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    forget('fts_sending_test');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a message is retried under the same key each time the connection is back', async () => {
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

  it('a message is retried when the visitor asks, but never after it was stopped', async () => {
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

  it('a message changed during an attempt is not retried', async () => {
    const { sender, tries, answer } = setUp();
    sender.send('a message');
    sender.change();
    await answer(offline);
    connect();
    expect(sender.state.get()).toEqual({ status: 'offline', cause: 'changed' });
    expect(tries).toHaveLength(1);
  });

  it('a message keeps its key until it is accepted, and a changed one gets a new key', async () => {
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

  it('a message restored after a reload is sent only by the visitor, under the same key', async () => {
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

  it.each(['stop', 'change'] as const)(
    'a message is not restored after a reload that follows a call of %s',
    async (end) => {
      const { sender, answer } = setUp();
      sender.send('a message');
      await answer(offline);
      sender[end]();
      expect(setUp().sender.restore()).toBeUndefined();
    },
  );

  it.each(['', 'null', '7', '[]', '{"key":', '{"key":1,"content":"","unanswered":true}'])(
    'nothing is restored where another script stored “%s”',
    (text) => {
      remember('fts_sending_test', text);
      expect(setUp().sender.restore()).toBeUndefined();
    },
  );
});
