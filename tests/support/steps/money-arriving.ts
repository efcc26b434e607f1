/** Statements of the transaction that records a payment, for concurrent calls (locks.ts). */
export const moneyArriving = [
  'lock table payments in access exclusive mode',
  `update payments set status = 'successful', settled_at = now()`,
  `insert into ledger_entries (booking_id, payment_id, kind, account, method, amount, day, actor)
   select booking_id, id, 'payment', 'booking', 'mobile-money', -amount, now(), 'paypack' from payments`,
  'update bookings set held_until = null',
];
