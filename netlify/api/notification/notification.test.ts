import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
beforeEach(async () => {
  await booked();
  await sendMessage();
});

interface News {
  items: { id: string; kind: string; text: string; unread: boolean; subjectId: string }[];
  total: number;
  unread: number;
}

const news = async (who = admin, query = '') =>
  (await who.call('GET', `/api/notifications${query}`)).json as News;
const read = (body: unknown, who = admin) => who.call('POST', '/api/notifications/read', body);

test('new events are unread for everyone, newest first, with the id of their record', async () => {
  const { items, total, unread } = await news();
  expect([total, unread]).toEqual([2, 2]);
  expect(items).toMatchObject([
    { kind: 'message', unread: true, subjectId: expect.any(String), text: expect.any(String) },
    { kind: 'booking', unread: true },
  ]);
  expect((await news(admin, '?kind=booking')).items).toHaveLength(1);
});

test('a notification has its sentence in English', async () => {
  const { items } = await news();
  expect(items.map(({ text }) => text)).toEqual([
    'Aline Uwase wrote: “A wedding in June”. Please reply within 24 hours.',
    expect.stringMatching(/^Aline Uwase booked for 400,000 RWF \(FTS-[\w-]+\)\.$/),
  ]);
});

test('a person marks one or all notifications as read without affecting other staff', async () => {
  const other = await makeUser('other@example.com', 'SUPERADMIN');
  const [first] = (await news()).items;
  expect((await read({ ids: [first?.id] })).json).toEqual({ unread: 1 });
  expect((await read({ ids: [first?.id] })).json, 'a double click').toEqual({ unread: 1 });
  expect((await news()).items.map(({ unread }) => unread)).toEqual([false, true]);
  const answers = await Promise.all([read({ all: true }), read({ all: true })]);
  expect(answers.map(({ json }) => json)).toEqual([{ unread: 0 }, { unread: 0 }]);
  expect((await news(other)).unread).toBe(2);
  await sendMessage(messageRequest({ email: 'bosco@example.com' }));
  expect((await news()).unread).toBe(1);
});

test('handled notifications and those older than 90 days are not unread', async () => {
  await environment.sql(`update notifications set read_at = now() where kind = 'booking'`);
  await environment.sql(
    `update notifications set created_at = now() - interval '91 days' where kind = 'message'`,
  );
  expect(await news()).toMatchObject({ unread: 0, total: 2 });
});

test.each([[{}], [{ ids: [] }], [{ ids: ['x'] }], [{ all: false }], [{ all: true, ids: [] }]])(
  'marking %j as read gets 422',
  async (body) => {
    expect((await read(body)).status).toBe(422);
  },
);
