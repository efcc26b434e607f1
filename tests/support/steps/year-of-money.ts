import { eq } from 'drizzle-orm';
import { db, type Transaction } from '#netlify/core/database.ts';
import { balanceOf, ledgerEntriesOf } from '#netlify/core/payment/ledger/balance.ts';
import { chargeBooking } from '#netlify/core/payment/ledger/charge.ts';
import { countSurplus } from '#netlify/core/payment/ledger/count-surplus.ts';
import { writeRefund } from '#netlify/core/payment/ledger/refund.ts';
import { reverseLedgerEntry, writeLedgerEntry } from '#netlify/core/payment/ledger/write-entry.ts';
import { payments } from '#netlify/core/payment/payment.table.ts';
import { dueOf, netPaidOf } from '#src/domain/payment/ledger.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { today } from '../days.ts';
import type { Environment } from '../server/environment.ts';

/** Reproducible random numbers (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % most;
  };
}

const skus = [
  'sessions/photography/wedding/basic',
  'sessions/videography/half-day/basic',
  'frames/photobook-a3/standard',
  'catalogue/audio/song',
  'fees/dance/class',
];
const reasons = ['We were late', '=SUM(A1:A9)', '', 'The client is ill'];

/** Writes a year of bookings whose money moved in every way, by the functions that the site uses. */
export async function writeYearOfMoney({ sql }: Environment, bookings: number, staff: readonly string[]) {
  const roll = dice(30);
  for (let number = 0; number < bookings; number += 1) {
    const lines = Array.from({ length: roll(4) }, (_, position) => {
      const amount = 1000 + roll(900_000);
      const vat = roll(3) === 0 ? 0 : amount - Math.round((amount * 100) / 118);
      return { position, sku: skus[roll(skus.length)], amount, vat, agreed: roll(4) ? null : roll(amount) };
    });
    const whole = lines.reduce((sum, { amount }) => sum + amount, 0);
    const percent = roll(3) === 0 ? 30 : 0;
    const isAgreed = roll(4) === 0 || whole === 0;
    const total = isAgreed ? 50_000 + roll(2_000_000) : whole - Math.round((whole * percent) / 100);
    const [booking] = await sql<{ id: string }>(
      `insert into bookings (reference, name, email, phone, location, message, source, total, discount_percent, agreed_at, created_at)
       values ('FTS-' || $1::text, 'Aline', 'aline@example.com', '0788123456', '', '', $2, $3, $4, $5, now() - interval '400 days') returning id`,
      [
        String(number),
        ['site', 'phone', 'whatsapp', 'walk-in'][roll(4)],
        total,
        percent,
        isAgreed ? new Date() : null,
      ],
    );
    const id = booking?.id ?? '';
    for (const line of lines)
      await sql(
        `insert into booking_lines (booking_id, position, sku, options, label, quantity, price, amount, vat, agreed)
         values ($1, $2, $3, $4, 'x', 1, '{}', $5, $6, $7)`,
        [id, line.position, line.sku, roll(5) ? '{}' : '{"vat": false}', line.amount, line.vat, line.agreed],
      );
    await db().transaction((tx) => moveMoney(tx, id, { total, roll, staff }));
  }
}

interface Moves {
  total: number;
  roll: (most: number) => number;
  staff: readonly string[];
}

async function moveMoney(tx: Transaction, bookingId: string, { total, roll, staff }: Moves): Promise<void> {
  const person = () => staff[roll(staff.length)] ?? '';
  const day = () => addDays(today(), -roll(365));
  const by = () => ({ actor: person(), reason: reasons[roll(reasons.length)] ?? '' });
  const receive = async (account: 'booking' | 'surplus', amount: number, fee: number) => {
    const attempt = (await tx.select().from(payments).where(eq(payments.bookingId, bookingId))).length + 1;
    const payment = { bookingId, attempt, status: 'successful' as const, amount, phone: '0788123456' };
    const [stored] = await tx.insert(payments).values(payment).returning({ id: payments.id });
    const method = 'mobile-money' as const;
    const entry = { bookingId, method, actor: 'paypack', day: day(), paymentId: stored?.id ?? null };
    await writeLedgerEntry(tx, { ...entry, kind: 'payment', account, amount: -amount });
    await writeLedgerEntry(tx, { ...entry, kind: 'fee', account: 'fees', amount: fee });
  };
  const moves = {
    async mobileMoney(due: number) {
      if (due > 0) await receive('booking', 1 + roll(due), 1 + roll(2000));
    },
    async tooMuch() {
      await receive('surplus', 1 + roll(90_000), 1 + roll(2000));
    },
    async byHand(due: number) {
      if (due === 0) return;
      const method = roll(2) ? ('cash' as const) : ('bank' as const);
      const entry = { bookingId, method, actor: person(), day: day() };
      await writeLedgerEntry(tx, { ...entry, kind: 'payment', account: 'booking', amount: -1 - roll(due) });
    },
    async rebook() {
      await countSurplus(tx, bookingId, by());
    },
    async refund() {
      const balance = await balanceOf(tx, bookingId);
      const most = netPaidOf(balance) + balance.surplus;
      if (most > 0)
        await writeRefund(tx, bookingId, { ...by(), method: 'cash', amount: 1 + roll(most), day: day() });
    },
    async reverse() {
      const most = netPaidOf(await balanceOf(tx, bookingId));
      const entries = await ledgerEntriesOf(tx, bookingId);
      const reversed = new Set(entries.map(({ entryId }) => entryId));
      const undone = entries.find(
        ({ id, kind, method, amount }) =>
          !reversed.has(id) &&
          (kind === 'refund' || (kind === 'payment' && method === 'cash' && -amount <= most)),
      );
      if (undone) await reverseLedgerEntry(tx, undone, by());
    },
  };
  await chargeBooking(tx, bookingId, total, by());
  const kinds = [moves.mobileMoney, ...Object.values(moves)];
  for (let move = 0; move < 7; move += 1)
    await kinds[roll(kinds.length)]?.(dueOf(await balanceOf(tx, bookingId)));
}
