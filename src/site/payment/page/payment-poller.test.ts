import { describe, expect, it } from 'vitest';
import { startPoller } from './payment-poller.ts';
import { pollDelay } from './payment-result.ts';

/** A page whose clock is turned by hand, and a server that answers when it is told to. */
function stage() {
  const page = {
    visible: true,
    asked: 0,
    waits: [] as number[],
    tick: (): void => undefined,
    async answer(done: boolean) {
      pending.shift()?.(done);
      // Lets everything that waits for the answer run.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const pending: ((done: boolean) => void)[] = [];
  const poller = startPoller({
    ask() {
      page.asked += 1;
      return new Promise((resolve) => pending.push(resolve));
    },
    isVisible: () => page.visible,
    wait(milliseconds, callback) {
      page.waits.push(milliseconds);
      page.tick = callback;
      return () => {
        page.tick = () => undefined;
      };
    },
  });
  return { page, poller };
}

describe('startPoller', () => {
  it('asks at once, then with growing pauses', async () => {
    const { page } = stage();
    expect(page.asked).toBe(1);
    for (const _ of [1, 2]) {
      await page.answer(false);
      page.tick();
    }
    expect(page.asked).toBe(3);
    expect(page.waits).toEqual([pollDelay(0), pollDelay(1)]);
  });

  it('stops when there is nothing left to ask', async () => {
    const { page, poller } = stage();
    await page.answer(true);
    poller.resume();
    expect(page.asked).toBe(1);
    expect(page.waits).toEqual([]);
  });

  it('still asks again when someone wants to know', async () => {
    const { page, poller } = stage();
    await page.answer(true);
    poller.askNow();
    expect(page.asked).toBe(2);
  });

  it('rests while nobody looks, and asks at once on return', async () => {
    const { page, poller } = stage();
    page.visible = false;
    await page.answer(false);
    page.tick();
    expect(page.asked).toBe(1);
    page.visible = true;
    poller.resume();
    expect(page.asked).toBe(2);
  });

  it('asks one question at a time, however often it is urged', async () => {
    const { page, poller } = stage();
    poller.askNow();
    poller.askNow();
    expect(page.asked).toBe(1);
    await page.answer(false);
    poller.askNow();
    expect(page.asked).toBe(2);
  });

  it('asks nothing after it was stopped', async () => {
    const { page, poller } = stage();
    poller.stop();
    await page.answer(false);
    poller.askNow();
    expect(page.asked).toBe(1);
    expect(page.waits).toEqual([]);
  });
});
