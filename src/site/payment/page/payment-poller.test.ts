import { describe, expect, it } from 'vitest';
import { startPoller } from './payment-poller.ts';
import { pollDelay } from './payment-result.ts';

function stage() {
  const page = {
    visible: true,
    asked: 0,
    waits: [] as number[],
    tick: (): void => undefined,
    async answer(done: boolean) {
      pending.shift()?.(done);
      // Runs the callbacks that wait for the answer.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const pending: ((done: boolean) => void)[] = [];
  const poller = startPoller({
    poll() {
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
  it('the poller sends a request immediately, then after growing delays', async () => {
    const { page } = stage();
    expect(page.asked).toBe(1);
    for (const _ of [1, 2]) {
      await page.answer(false);
      page.tick();
    }
    expect(page.asked).toBe(3);
    expect(page.waits).toEqual([pollDelay(0), pollDelay(1)]);
  });

  it('the poller stops after the final response', async () => {
    const { page, poller } = stage();
    await page.answer(true);
    poller.resume();
    expect(page.asked).toBe(1);
    expect(page.waits).toEqual([]);
  });

  it('the poller can still be asked to check again after the final response', async () => {
    const { page, poller } = stage();
    await page.answer(true);
    poller.pollNow();
    expect(page.asked).toBe(2);
  });

  it('the poller pauses while the page is hidden, and checks immediately on return', async () => {
    const { page, poller } = stage();
    page.visible = false;
    await page.answer(false);
    page.tick();
    expect(page.asked).toBe(1);
    page.visible = true;
    poller.resume();
    expect(page.asked).toBe(2);
  });

  it('the poller has one request in flight at a time, however often it is triggered', async () => {
    const { page, poller } = stage();
    poller.pollNow();
    poller.pollNow();
    expect(page.asked).toBe(1);
    await page.answer(false);
    poller.pollNow();
    expect(page.asked).toBe(2);
  });

  it('a stopped poller sends no further request', async () => {
    const { page, poller } = stage();
    poller.stop();
    await page.answer(false);
    poller.pollNow();
    expect(page.asked).toBe(1);
    expect(page.waits).toEqual([]);
  });
});
