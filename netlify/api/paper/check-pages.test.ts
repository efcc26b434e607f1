import type { Context } from '@netlify/functions';
import { beforeEach, describe, expect, test } from 'vitest';
import checkPaper from '#netlify/functions/check-paper.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { issuedIn, paperDesk } from '#tests/support/steps/papers.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const desk = paperDesk(admin);
const today = todayInKigali(new Date());
const year = Number(today.slice(0, 4));

const check = (code: string, address?: string) =>
  call('GET', `/api/papers/${encodeURIComponent(code)}`, address === undefined ? {} : { address });

async function page(path: string, ip = '127.0.0.1') {
  const context = { ip, requestId: 'x', waitUntil: () => undefined } as unknown as Context;
  const response = await checkPaper(new Request(`http://localhost${path}`, { redirect: 'manual' }), context);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

let code = '';
let reference = '';
beforeEach(async () => {
  const booking = await booked();
  reference = booking.reference;
  await deskOf(admin, booking.id).act('PUT', '/billing', { company: 'Irumart Ltd', tin: '102345678' });
  await deskOf(admin, booking.id).pay(150_000);
  code = issuedIn(await desk.issue(booking.id, 'confirmation')).code;
});

/** Changes rows as only the database's superuser can. */
async function tamper(statement: string) {
  await environment.sql(
    `set session_replication_role = replica; ${statement}; reset session_replication_role`,
  );
}

describe('the check of a code', () => {
  test('returns series, number, day and amount, and nothing about a person or a booking', async () => {
    const { status, json, text } = await check(code);
    expect([status, json]).toEqual([
      200,
      { series: 'confirmation', year, number: 1, day: today, amount: 150_000, unchanged: true },
    ]);
    expect(text).not.toMatch(/aline|irumart|102345678/i);
    expect(text).not.toContain(reference);
  });

  test('finds the code whatever its spaces, dashes, case and lookalikes', async () => {
    const bare = code.replaceAll('-', '');
    for (const typed of [
      bare,
      bare.toLowerCase(),
      ` ${bare.slice(0, 3)} ${bare.slice(3)} `,
      code.replaceAll('0', 'o'),
    ])
      expect((await check(typed)).status, typed).toBe(200);
  });

  test.each(['7K3M-P9Q2-XT4B', 'x', "' or true --", '%', '\u0000', 'A'.repeat(2000), '<script>'])(
    'of an unknown code %j gets 404 and a sentence',
    async (typed) => {
      const { status, json } = await check(typed);
      expect([status, json]).toEqual([404, { error: expect.any(String) }]);
    },
  );

  test('from one IP address is limited to 60 an hour, on the page too', async () => {
    const address = '192.0.2.9';
    for (let times = 0; times < 60; times += 1) await check('7K3M-P9Q2-XT4B', address);
    expect((await check(code, address)).status).toBe(429);
    expect((await page(`/verify/${code}`, address)).status).toBe(429);
    expect((await check(code, '192.0.2.10')).status).toBe(200);
  });

  test.each([
    ['amount', `update papers set amount = amount + 1`],
    ['franc of a payment', `update papers set body = jsonb_set(body, '{movements,0,amount}', '150001')`],
    ['line', `update papers set body = jsonb_set(body, '{lines,0,label}', '"Wedding"')`],
    ['removed line', `update papers set body = body #- '{lines,1}'`],
    ['day', `update papers set day = day - 1`],
    ['number', `update papers set number = 7`],
    ['year', `update papers set year = year - 1`],
    ['series', `update papers set series = 'proforma'`],
    ['name', `update papers set holder = jsonb_set(holder, '{name}', '"Bosco"')`],
    ['company', `update papers set holder = jsonb_set(holder, '{company}', '""')`],
    ['TIN', `update papers set holder = jsonb_set(holder, '{tin}', '"102345679"')`],
    ['digest of the holder', `update papers set holder = null, holder_digest = repeat('a', 64)`],
    ['digest', `update papers set digest = repeat('a', 64)`],
    ['code', `update papers set code = '7K3M-P9Q2-XT4B'`],
  ])('reports a changed %s', async (what, statement) => {
    await tamper(statement);
    const { json } = await check(what === 'code' ? '7K3M-P9Q2-XT4B' : code);
    expect(json).toMatchObject({ unchanged: false });
  });

  test('still reports an erased holder as unchanged', async () => {
    await environment.sql('update papers set holder = null');
    expect((await check(code)).json).toMatchObject({ unchanged: true });
  });

  test('reports every paper as changed once the server’s secret is another one', async () => {
    process.env['SERVER_SECRET'] = 'another secret of at least 32 characters';
    const { json } = await check(code);
    delete process.env['SERVER_SECRET'];
    expect(json).toMatchObject({ unchanged: false });
  });
});

describe('the stored paper', () => {
  test.each([
    `update papers set amount = 1`,
    `update papers set body = '{}'`,
    `update papers set holder = jsonb_set(holder, '{name}', '"Bosco"')`,
    `update papers set digest = repeat('a', 64)`,
    `delete from papers`,
  ])('refuses "%s"', async (statement) => {
    await expect(environment.sql(statement)).rejects.toThrow('never changed or deleted');
  });
});

describe('the page of a check', () => {
  test('shows a genuine paper without a script, and is not indexed', async () => {
    const { status, text, headers } = await page(`/verify/${code.toLowerCase()}`);
    expect(status).toBe(200);
    expect(text).toContain('This paper is genuine');
    for (const shown of ['Payment confirmation', `${year}-0001`, formatDate(today), '150,000 RWF'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(shown);
    expect(text).not.toMatch(/aline|irumart|<script/i);
    expect(text).toContain('content="noindex"');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('the check of a changed paper says what to do', async () => {
    await tamper('update papers set amount = 1');
    expect((await page(`/verify/${code}`)).text).toContain('Do not rely on this paper');
  });

  test('takes a code typed by hand and redirects to its page', async () => {
    expect((await page('/verify')).text).toContain('<form action="/verify">');
    const typed = encodeURIComponent(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    const { status, headers } = await page(`/verify?code=${typed}`);
    expect([status, headers.get('location')]).toEqual([303, `/verify/${code}`]);
  });

  test.each(['fr', 'rw'])(
    'a check opened by its link in %s is in that language from form to result',
    async (language) => {
      const form = await page(`/verify?language=${language}`);
      expect(form.text).toContain(`name="language" value="${language}"`);
      const typed = await page(`/verify?language=${language}&code=${code.toLowerCase()}`);
      expect(typed.headers.get('location')).toBe(`/verify/${code}?language=${language}`);
      const genuine = await page(`/verify/${code}?language=${language}`);
      const unknown = await page(`/verify/7K3M-P9Q2-XT4B?language=${language}`);
      await tamper('update papers set amount = 1');
      const changed = await page(`/verify/${code}?language=${language}`);
      expect([form, genuine, unknown, changed].map(({ status }) => status)).toEqual([200, 200, 404, 200]);
      for (const { text } of [form, genuine, unknown, changed]) {
        expect(text).toContain(`<html lang="${language}"`);
        expect(englishIn(wordsIn(text))).toEqual([]);
      }
    },
  );

  test('an unknown or hostile code stays in the form, escaped, with a sentence', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { status, text } = await page(`/verify?code=${encodeURIComponent(hostile)}`);
    expect(status).toBe(404);
    expect(text).toContain('No paper has this code.');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain(hostile);
    expect((await page('/verify/%00')).status).toBe(404);
    expect((await page('/verify?code=')).status).toBe(404);
  });
});
