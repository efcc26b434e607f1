import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import { startUploads } from './start-uploads.ts';
import type { AddedPicture } from './uploads.ts';

type Result = AttemptResult<AddedPicture, string>;

const offline: Result = { type: 'network-error', reason: 'offline' };

function setUp() {
  const kept = new Map<string, AddedPicture>();
  const keys = new Map<string, Set<string>>();
  const page = { connected: true, loseAnswers: false, shrinking: 0, sending: 0, most: 0, tries: 0 };
  const track = async <T>(what: 'shrinking' | 'sending', work: () => T, turns = 1): Promise<T> => {
    page[what] += 1;
    page.most = Math.max(page.most, page.shrinking + page.sending);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    page[what] -= 1;
    return work();
  };
  const uploader = startUploads({
    shrink: (file) =>
      track(
        'shrinking',
        () =>
          file.name.endsWith('.svg')
            ? { reason: 'This is not a picture.' }
            : { bytes: new Blob([file]), digest: file.name },
        file.name.startsWith('slow') ? 5 : 1,
      ),
    send: ({ digest }, { key }) =>
      track('sending', (): Result => {
        page.tries += 1;
        keys.set(digest, (keys.get(digest) ?? new Set()).add(key));
        if (!page.connected) return offline;
        if (digest.startsWith('bad')) return { type: 'refuse', refusal: 'No.' };
        const file = kept.get(digest) ?? { id: `id-${kept.size}`, version: '1', upload: digest, alt: '' };
        kept.set(digest, file);
        return page.loseAnswers ? offline : { type: 'accept', answer: file };
      }),
  });
  const statuses = () => uploader.state.get().items.map(({ step }) => step.status);
  const count = (status: string) => statuses().filter((one) => one === status).length;
  const until = async (done: () => boolean) => {
    for (let turn = 0; turn < 5000 && !done(); turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(done()).toBe(true);
  };
  const expectOneKeyEach = () => {
    const all = [...keys.values()].map((some) => [...some]);
    expect(all.filter((some) => some.length !== 1)).toEqual([]);
    expect(new Set(all.flat()).size).toBe(keys.size);
  };
  return {
    uploader,
    page,
    kept,
    expectOneKeyEach,
    statuses,
    count,
    until,
    connect: () => window.dispatchEvent(new Event('online')),
  };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const many = (count: number) => files(...Array.from({ length: count }, (_, position) => `${position}.jpg`));

describe('uploading pictures', () => {
  beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
  afterEach(() => void vi.unstubAllGlobals());

  it('200 pictures over a connection that breaks twice arrive once each, two at a time', async () => {
    const { uploader, page, kept, expectOneKeyEach, count, until, connect } = setUp();
    uploader.add(many(200));
    await until(() => count('sent') > 30);
    page.connected = false;
    await until(() => count('offline') === 1);
    expect(count('queued'), 'nothing further is begun').toBeGreaterThan(160);
    page.connected = true;
    connect();
    await until(() => count('sent') > 100);
    page.loseAnswers = true;
    await until(() => count('offline') === 1);
    page.loseAnswers = false;
    uploader.again();
    await until(() => count('sent') === 200);
    expect([kept.size, page.most]).toEqual([200, 2]);
    expectOneKeyEach();
  });

  it('an unusable or refused picture is marked as such, and the others are still sent', async () => {
    const { uploader, statuses, until } = setUp();
    uploader.add(files('a.svg', 'bad.jpg', 'c.jpg', 'd.jpg'));
    await until(() => statuses().join() === 'unusable,refused,sent,sent');
  });

  it('stopping lets at most two more uploads finish, and a retry sends the rest', async () => {
    const { uploader, page, expectOneKeyEach, count, until } = setUp();
    uploader.add(many(10));
    await until(() => count('sent') > 2);
    const { tries } = page;
    uploader.stop();
    await until(() => page.shrinking + page.sending === 0);
    expect([count('offline') + count('sent'), page.tries - tries]).toEqual([10, expect.any(Number)]);
    expect(page.tries - tries).toBeLessThanOrEqual(2);
    uploader.again();
    await until(() => count('sent') === 10);
    expectOneKeyEach();
  });

  it('pictures are sent in the order chosen, even when one takes long to shrink', async () => {
    const { uploader, kept, count, until } = setUp();
    uploader.add(files('slow-2.jpg', '1.jpg', '3.jpg', 'slow-4.jpg', '5.jpg'));
    await until(() => count('sent') === 5);
    expect([...kept.keys()]).toEqual(['slow-2.jpg', '1.jpg', '3.jpg', 'slow-4.jpg', '5.jpg']);
  });

  it('pictures that failed offline are sent after a manual retry', async () => {
    const { uploader, page, count, until } = setUp();
    page.connected = false;
    uploader.add(many(3));
    await until(() => count('offline') === 1);
    page.connected = true;
    uploader.again();
    await until(() => count('sent') === 3);
  });

  it('pictures added during an upload are sent too', async () => {
    const { uploader, count, until } = setUp();
    uploader.add(many(3));
    uploader.add(files('x.jpg', 'y.jpg'));
    await until(() => count('sent') === 5);
  });
});
