import { describe, expect, test } from 'vitest';
import type { WholePaper } from '#src/domain/paper/paper.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { clientDesk } from '#tests/support/steps/clients.ts';
import { offeredPrice, usualOffer } from '#tests/support/steps/offer.ts';
import { issuedIn, issueMine, paperDesk } from '#tests/support/steps/papers.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const desk = paperDesk(admin);
const year = Number(todayInKigali(new Date()).slice(0, 4));

const refusalOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as { error: string }).error,
];

const readMine = async (token: string, code: string) =>
  (await mine('GET', token, { path: `/papers/${code}` })).json as WholePaper;

describe('a paper of a client', () => {
  test('a paper is numbered, opens by its link, and stays as it was issued', async () => {
    const { token, id, reference } = await bookedWithLink(environment.mailbox);
    const issued = issuedIn(await issueMine(token, 'proforma'));
    expect(issued).toEqual({
      series: 'proforma',
      year,
      number: 1,
      code: expect.stringMatching(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/),
      url: `http://localhost/paper#${token}/${issued.code}`,
    });
    const paper = await readMine(token, issued.code);
    expect(paper).toMatchObject({
      amount: 400_000,
      holder: { name: 'Aline Uwase', company: '', tin: '' },
      body: { reference, total: 400_000, due: 400_000, paid: 0, vatPercent: 18 },
      checkUrl: `http://localhost/verify/${issued.code}`,
    });
    await environment.sql(`update bookings set name = 'Bosco'`);
    await deskOf(admin, id).pay(100_000);
    expect(await readMine(token, issued.code)).toEqual(paper);
    const { papers } = (await mine('GET', token)).json as { papers: object };
    expect(papers).toEqual({
      issued: [expect.objectContaining({ code: issued.code })],
      possible: ['proforma', 'confirmation', 'statement'],
    });
  });

  test('a retry returns the same paper, and a changed booking another one', async () => {
    const { token, id } = await bookedWithLink(environment.mailbox);
    const all = await Promise.all([1, 2, 3].map(() => issueMine(token, 'proforma')));
    const [first] = all.map(issuedIn);
    for (const answer of all) expect(issuedIn(answer)).toEqual(first);
    expect(issuedIn(await desk.issue(id, 'proforma')).code).toBe(first?.code);
    await deskOf(admin, id).pay(100_000);
    expect(issuedIn(await issueMine(token, 'proforma')).number).toBe(2);
    expect(await environment.sql('select 1 from papers')).toHaveLength(2);
    await environment.sql('alter table papers disable trigger papers_kept');
    await environment.sql(`update papers set issued_at = issued_at - interval '25 hours'`);
    await environment.sql('alter table papers enable trigger papers_kept');
    expect(issuedIn(await issueMine(token, 'proforma')).number).toBe(3);
  });

  test('beyond ten an hour gets 429 and takes no number', async () => {
    const { token } = await bookedWithLink(environment.mailbox);
    const issueChanged = async (at: number) => {
      await environment.sql('update bookings set location = location, company = $1', [`Company ${at}`]);
      return issueMine(token, 'proforma', `10.0.0.${at}`);
    };
    for (let at = 1; at <= 10; at += 1) issuedIn(await issueChanged(at));
    expect((await issueChanged(11)).status).toBe(429);
    expect(await environment.sql('select last from paper_counters')).toEqual([{ last: 10 }]);
  });

  test('a paper that makes no sense is refused with a sentence', async () => {
    const { token, id } = await bookedWithLink(environment.mailbox);
    const refused = async (series: string) => refusalOf(await issueMine(token, series));
    expect(await refused('confirmation')).toEqual([
      409,
      expect.stringMatching(/^No money has arrived yet\./),
    ]);
    await deskOf(admin, id).pay(400_000);
    expect(await refused('proforma')).toEqual([409, expect.stringMatching(/^Nothing is left to pay\./)]);
    expect(await refused('quote')).toEqual([409, expect.stringMatching(/^The price is agreed already\./)]);
    await deskOf(admin, id).cancel();
    expect(await refused('proforma')).toEqual([409, expect.stringContaining('cancelled')]);
    expect(await environment.sql('select 1 from papers')).toEqual([]);
  });

  test.each([undefined, 'invoice', ['quote'], { series: 'quote' }])(
    'with the series %j gets 422',
    async (series) => {
      const { token } = await bookedWithLink(environment.mailbox);
      expect((await issueMine(token, series)).status).toBe(422);
    },
  );

  test('a paper is neither issued nor shown to the holder of another link', async () => {
    const { token } = await bookedWithLink(environment.mailbox);
    const { code } = issuedIn(await issueMine(token, 'proforma'));
    const other = await bookedWithLink(environment.mailbox, { phone: '0788999888' });
    const read = (key: string, which = code) => mine('GET', key, { path: `/papers/${which}` });
    expect((await read(token)).status).toBe(200);
    expect((await read(other.token)).status).toBe(404);
    expect((await read('A'.repeat(22))).status).toBe(404);
    expect((await read(token, "' or 1=1 --")).status).toBe(404);
    expect((await issueMine('A'.repeat(22), 'proforma')).status).toBe(404);
  });
});

describe('a quote', () => {
  test('of an open offer has its lines, price, last day and plan', async () => {
    const { id, token } = await offeredPrice(environment, admin);
    const paper = await desk.issued(id, 'quote');
    expect(paper).toMatchObject({
      amount: usualOffer.total,
      body: { series: 'quote', total: usualOffer.total, lastDay: usualOffer.lastDay },
    });
    if (paper.body.series !== 'quote') throw new Error('No quote was issued.');
    expect(paper.body.lines.map(({ amount }) => amount)).toEqual([null, null]);
    const parts = paper.body.parts.map(({ amount }) => amount);
    expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(usualOffer.total);
    expect(issuedIn(await issueMine(token, 'quote')).code).toBe(paper.code);
  });

  test('needs a price: an offer that is withdrawn or late is none', async () => {
    const { id, desk: staff } = await offeredPrice(environment, admin);
    await environment.sql(`alter table offers disable trigger user`);
    await environment.sql(`update offers set last_day = $1`, [inDays(-1)]);
    await environment.sql(`alter table offers enable trigger user`);
    const wanted = [409, expect.stringMatching(/^This booking has no price yet\./)];
    expect(refusalOf(await desk.issue(id, 'quote'))).toEqual(wanted);
    await staff.withdraw();
    expect(refusalOf(await desk.issue(id, 'quote'))).toEqual(wanted);
    expect(refusalOf(await desk.issue(id, 'proforma'))).toEqual([409, expect.stringMatching(/^No price is/)]);
  });

  test('of fixed prices has lines that add up to its total', async () => {
    const { id } = await booked();
    const { body } = await desk.issued(id, 'quote');
    if (body.series !== 'quote') throw new Error('No quote was issued.');
    const sum = body.lines.reduce((all, { amount }) => all + (amount ?? 0), 0);
    expect(sum - body.discount).toBe(body.total);
    expect(body.vat).toBeGreaterThan(0);
  });
});

describe('a payment confirmation', () => {
  test('names every payment and refund so far, and what is kept', async () => {
    const { id } = await booked();
    const staff = deskOf(admin, id);
    await staff.pay(200_000);
    await staff.pay(100_000, { method: 'bank' });
    await staff.refund(50_000);
    const paper = await desk.issued(id, 'confirmation');
    expect(paper).toMatchObject({
      amount: 250_000,
      body: {
        movements: [
          { kind: 'payment', method: 'cash', amount: 200_000 },
          { kind: 'payment', method: 'bank', amount: 100_000 },
          { kind: 'refund', method: 'cash', amount: -50_000 },
        ],
        kept: 250_000,
      },
    });
  });

  test('leaves out a payment that was undone', async () => {
    const { id } = await booked();
    const staff = deskOf(admin, id);
    await staff.pay(200_000);
    await staff.pay(100_000);
    await environment.sql(`update users set role = 'SUPERADMIN'`);
    await staff.undo('payment');
    const { body } = await desk.issued(id, 'confirmation');
    expect(body).toMatchObject({ movements: [{ amount: 200_000 }], kept: 200_000, due: 200_000 });
  });
});

describe('a statement', () => {
  test('by staff has all bookings of the client, merged ones too, and its balance is the ledger’s', async () => {
    const first = await booked();
    const second = await booked({ phone: '0788999888', email: 'other@example.com' });
    await deskOf(admin, first.id).pay(400_000);
    await deskOf(admin, second.id).pay(50_000);
    const clients = clientDesk(admin);
    const clientOf = async (id: string) => (await deskOf(admin, id).see()).clientId ?? '';
    await clients.merge(await clientOf(second.id), await clientOf(first.id));
    const { body, amount } = await desk.issued(first.id, 'statement');
    if (body.series !== 'statement') throw new Error('No statement was issued.');
    expect(new Set(body.entries.map(({ reference }) => reference))).toEqual(
      new Set([first.reference, second.reference]),
    );
    expect(body).toMatchObject({ of: 'client', charged: 800_000, paid: 450_000, balance: 350_000 });
    expect(amount).toBe(350_000);
    const [ledger] = await environment.sql(`select sum(balance)::int as balance from booking_balances`);
    expect(ledger).toEqual({ balance: body.balance });
    const client = await clientOf(first.id);
    const fromClient = issuedIn(await admin.call('POST', `/api/clients/${client}/statement`));
    expect((await desk.whole(fromClient.code)).body).toEqual(body);
    expect((await clients.read(client)).papers.map(({ code }) => code)).toContain(fromClient.code);
  });

  test('by a link has only its own booking, because the phone may be someone else’s', async () => {
    const { token, reference, id } = await bookedWithLink(environment.mailbox);
    const other = await booked();
    const whole = issuedIn(await desk.issue(id, 'statement'));
    const { code } = issuedIn(await issueMine(token, 'statement'));
    expect(code).not.toBe(whole.code);
    const { body } = await readMine(token, code);
    expect(JSON.stringify(body)).toContain(reference);
    expect(JSON.stringify(body)).not.toContain(other.reference);
    expect((await mine('GET', token, { path: `/papers/${whole.code}` })).status).toBe(404);
    const { papers } = (await mine('GET', token)).json as { papers: { issued: { code: string }[] } };
    expect(papers.issued.map((paper) => paper.code)).toEqual([code]);
  });

  test('of a client without bookings is refused', async () => {
    const [row] = await environment.sql(`insert into clients (name) values ('Bosco') returning id`);
    const answer = await admin.call('POST', `/api/clients/${row?.['id']}/statement`);
    expect(refusalOf(answer)).toEqual([409, expect.stringContaining('no bookings yet')]);
  });
});

describe('a paper by staff', () => {
  test('opens for staff only, and the history and the booking name who issued it', async () => {
    const { id } = await booked();
    const { code, url } = issuedIn(await desk.issue(id, 'proforma'));
    expect(url).toBe(`http://localhost/paper#${code}`);
    expect((await call('GET', `/api/papers/${code}/whole`)).status).toBe(401);
    const { papers } = await deskOf(admin, id).see();
    expect(papers.issued).toEqual([
      {
        series: 'proforma',
        year,
        number: 1,
        code,
        day: expect.any(String),
        amount: 400_000,
        actor: 'Aline Uwase',
      },
    ]);
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.paper-issued', after: { series: 'proforma', year, number: 1 } },
    ]);
  });
});
