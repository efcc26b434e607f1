import { describe, expect, test } from 'vitest';
import { retryPayment } from '#netlify/core/payment/attempt/retry-payment.ts';
import { booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { db } from '../../database.ts';
import { failPayment } from '../attempt/settle-payment.ts';
import { balanceOf } from './balance.ts';

const environment = setUpEnvironment();

const entries = () =>
  environment.sql(
    'select kind, account, method, amount::int, actor from ledger_entries order by written_at, id',
  );
const charge = { kind: 'charge', account: 'booking', method: null, amount: 400_000, actor: 'visitor' };
const payment = {
  kind: 'payment',
  account: 'booking',
  method: 'mobile-money',
  amount: -400_000,
  actor: 'paypack',
};
const surplus = { ...payment, account: 'surplus' };

describe('ledger entries', () => {
  test('a booking is charged when it is made, and its payment recorded with the fee', async () => {
    const { id, transactionRef, total } = await booked();
    expect(await entries()).toEqual([charge]);
    const event = paidEvent(transactionRef, total);
    await postWebhook({ ...event, data: { ...event.data, fee: 14_950.4 } });
    expect(await entries()).toEqual([
      charge,
      payment,
      { ...payment, kind: 'fee', account: 'fees', amount: 14_950 },
    ]);
    expect(await balanceOf(db(), id)).toEqual({
      charged: 400_000,
      paid: 400_000,
      refunded: 0,
      surplus: 0,
      fees: 14_950,
      balance: 0,
    });
  });

  test.each([null, 'much', -1, 400_001, Number.MAX_SAFE_INTEGER, 1e300])(
    'a webhook with a fee of %j records the payment without a fee',
    async (fee) => {
      const { transactionRef, total } = await booked();
      const event = paidEvent(transactionRef, total);
      expect((await postWebhook({ ...event, data: { ...event.data, fee } })).status).toBe(200);
      expect(await entries()).toEqual([charge, payment]);
    },
  );

  test('a price request without a price has no ledger entry', async () => {
    await requestedPrice();
    expect(await entries()).toEqual([]);
  });

  test('a second mobile-money payment is recorded as surplus and owed back', async () => {
    const { id, reference, transactionRef, total } = await booked();
    const [first] = await environment.sql<{ id: string }>('select id from payments');
    await failPayment(first?.id ?? '', 'declined');
    const second = await retryPayment(reference, 'local');
    await postWebhook(paidEvent(second.transactionRef ?? '', total));
    await postWebhook(paidEvent(transactionRef, total));
    await postWebhook(paidEvent(transactionRef, total));
    expect(await entries()).toEqual([charge, payment, surplus]);
    expect(await balanceOf(db(), id)).toMatchObject({ paid: 400_000, surplus: 400_000, balance: -400_000 });
  });

  test('cancelling reverses the charge; a later payment is surplus', async () => {
    const { id, token, transactionRef, total } = await bookedWithLink(environment.mailbox);
    await mine('DELETE', token);
    await postWebhook(paidEvent(transactionRef, total));
    expect(await entries()).toEqual([charge, { ...charge, kind: 'reversal', amount: -400_000 }, surplus]);
    expect(await balanceOf(db(), id)).toMatchObject({ charged: 0, paid: 0, surplus: 400_000 });
  });

  test.each([
    ['pending', 'everything', -400_000],
    ['confirmed', 'less-costs', 0],
  ])('cancelling a paid %s booking refunds %s', async (status, refund, balance) => {
    const { id, token, transactionRef, total } = await bookedWithLink(environment.mailbox);
    await postWebhook(paidEvent(transactionRef, total));
    await environment.sql('update bookings set status = $1', [status]);
    expect((await mine('DELETE', token)).json).toMatchObject({
      cancel: { refund },
      payment: { paid: 400_000, due: 0 },
    });
    expect(await balanceOf(db(), id)).toMatchObject({ balance });
  });
});

describe('database constraints', () => {
  const columns = 'booking_id, kind, account, method, amount, day, actor, payment_id, entry_id';
  const insert = (values: string) =>
    environment.sql(
      `insert into ledger_entries (${columns}) select id, ${values} from bookings order by created_at limit 1`,
    );
  const entry = (kind: string) => `(select id from ledger_entries where kind = '${kind}' limit 1)`;

  test.each([
    ['a payment beyond the total', `'payment','booking','cash',-1,now(),'x',null,null`, 'paid_beyond_total'],
    [
      'a refund beyond the amount paid',
      `'refund','booking','cash',400001,now(),'x',null,null`,
      'refunded_beyond',
    ],
    [
      'a surplus refund without a surplus',
      `'refund','surplus','cash',1,now(),'x',null,null`,
      'refunded_beyond',
    ],
    ['a positive payment', `'payment','booking','cash',1,now(),'x',null,null`, 'ledger_entries_sign'],
    ['a negative charge', `'charge','booking',null,-1,now(),'x',null,null`, 'ledger_entries_sign'],
    ['a negative refund', `'refund','booking','cash',-1,now(),'x',null,null`, 'ledger_entries_sign'],
    ['an amount of 0', `'charge','booking',null,0,now(),'x',null,null`, 'ledger_entries_sign'],
    [
      'a charge with a payment method',
      `'charge','booking','cash',1,now(),'x',null,null`,
      'ledger_entries_method',
    ],
    [
      'a refund without a payment method',
      `'refund','booking',null,1,now(),'x',null,null`,
      'ledger_entries_method',
    ],
    [
      'a fee on the booking account',
      `'fee','booking','cash',1,now(),'x',null,null`,
      'ledger_entries_account',
    ],
    ['an unknown kind', `'gift','booking','cash',1,now(),'x',null,null`, 'ledger_entries_'],
    ['an unknown method', `'refund','booking','cheque',1,now(),'x',null,null`, 'ledger_entries_words'],
    [
      'a reversal without its entry',
      `'reversal','booking',null,-1,now(),'x',null,null`,
      'ledger_entries_reverses',
    ],
    [
      'a partial reversal',
      `'reversal','booking',null,-1,now(),'x',null,${entry('charge')}`,
      'reversal_of_entry',
    ],
    [
      'a second entry for one payment',
      `'payment','booking','mobile-money',-1,now(),'x',(select id from payments),null`,
      'payment_once',
    ],
  ])('the database refuses %s as a ledger entry', async (_, values, constraint) => {
    await bookedAndPaid();
    await expect(insert(values)).rejects.toThrow(
      expect.objectContaining({ constraint: expect.stringContaining(constraint) }),
    );
    expect(await entries()).toEqual([charge, payment]);
  });

  test('the database refuses double reversals, and reversals of another booking’s entry', async () => {
    await booked();
    const reversal = (kind: string, amount: number) =>
      insert(`'reversal','booking',null,${amount},now(),'x',null,${entry(kind)}`);
    await reversal('charge', -400_000);
    await expect(reversal('charge', -400_000)).rejects.toThrow('ledger_entries_reversed_once');
    await expect(reversal('reversal', 400_000)).rejects.toThrow('takes back one entry');
    await booked();
    await expect(
      environment.sql(
        `insert into ledger_entries (${columns}) select b.id, 'reversal', 'booking', null, -e.amount, now(), 'x', null, e.id
         from bookings b join ledger_entries e on e.booking_id <> b.id and e.kind = 'charge'
         where not exists (select from ledger_entries r where r.entry_id = e.id)`,
      ),
    ).rejects.toThrow('ledger_entries_same_booking');
  });

  test('the database refuses a ledger entry with another booking’s payment', async () => {
    await booked();
    await booked();
    await expect(
      environment.sql(
        `insert into ledger_entries (${columns}) select b.id, 'payment', 'booking', 'mobile-money', -1, now(), 'x', p.id, null
         from bookings b join payments p on p.booking_id <> b.id limit 1`,
      ),
    ).rejects.toThrow('ledger_entries_payment_of_booking');
  });

  test.each([
    ['change the amount of a ledger entry', 'update ledger_entries set amount = 1'],
    ['change the reason of a ledger entry', `update ledger_entries set reason = 'Another'`],
    [
      'change an amount while erasing its reason',
      `update ledger_entries set reason = '', amount = amount + 1`,
    ],
    ['delete ledger entries', 'delete from ledger_entries'],
    ['truncate the ledger', 'truncate ledger_entries cascade'],
  ])('the database refuses to %s', async (_, statement) => {
    await bookedAndPaid();
    await expect(environment.sql(statement)).rejects.toThrow('never changed or deleted');
    expect(await entries()).toEqual([charge, payment]);
  });

  test.each([
    ['read committed', 1],
    ['repeatable read', 1],
    ['serializable', 1],
  ])('of two simultaneous payments without a lock, one is accepted at %s', async (level, accepted) => {
    const { id } = await booked();
    const pay = () =>
      environment.sql(
        `begin isolation level ${level}; select sum(amount) from ledger_entries;
         insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
         values ('${id}', 'payment', 'booking', 'cash', -400000, now(), 'x'); commit`,
      );
    const outcomes = await Promise.allSettled([pay(), pay()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(accepted);
    expect(await balanceOf(db(), id)).toMatchObject({ paid: 400_000, balance: 0 });
  });
});
