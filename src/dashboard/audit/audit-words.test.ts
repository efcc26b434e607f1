import { describe, expect, test } from 'vitest';
import { actionText, actorText, changesLine, changesText, whatText } from './audit-words.ts';

test('an audit action such as booking.note-added is shown in words', () => {
  expect(actionText('booking.note-added')).toBe('Booking: note added');
  expect(actionText('calendar-address.created')).toBe('Calendar address: created');
  expect(actionText('message.done')).toBe('Message: done');
});

test('an action on someone else’s account names the account’s owner', () => {
  const record = { list: 'users', open: 'u1', name: 'Amahoro' };
  const row = { action: 'account.login-failed', subjectId: 'u1', record };
  expect(whatText({ ...row, actor: 'visitor' })).toBe('Account of Amahoro: login failed');
  expect(whatText({ ...row, action: 'account.logged-in', actor: 'u1' })).toBe('Account: logged in');
  expect(whatText({ ...row, action: 'booking.moved', actor: 'visitor', record: null })).toBe(
    'Booking: moved',
  );
});

test('the actor of an audit entry is a name, mobile money or a deleted account', () => {
  expect(actorText({ actor: 'u1', actorName: 'Amahoro' })).toBe('Amahoro');
  expect(actorText({ actor: 'paypack', actorName: null })).toBe('Mobile money');
  expect(actorText({ actor: 'u2', actorName: null })).toBe('A deleted account');
});

describe('changes in an audit entry', () => {
  test.each([
    [{ status: 'pending' }, { status: 'confirmed' }, 'status: pending → confirmed'],
    [null, { eventDate: '2026-12-05', total: 5 }, 'event date: 2026-12-05, total: 5 RWF'],
    [{ eventDate: null, moves: 1 }, { eventDate: '2026-12-05', moves: 1 }, 'event date: 2026-12-05'],
    [{ note: 'call' }, null, 'note: call'],
    [undefined, undefined, ''],
    [null, { list: ['a'] }, 'list: ["a"]'],
    [null, { status: 'enrolled', waitingNumber: null }, 'status: enrolled'],
    [null, { bookingId: '8cb719e4-0adb-4c0d-a751-00261301eabe', attempt: 2 }, 'attempt: 2'],
    [{ price: 50_000 }, { price: 55_000 }, 'price: 50,000 RWF → 55,000 RWF'],
  ])('a change from %j to %j reads %j', (before, after, text) => {
    expect(changesText({ action: 'booking.changed', before, after })).toBe(text);
  });

  test('a changed multi-line field lists the lines added and removed, or the new order', () => {
    const before = { holidays: '2027-03-26 Good Friday\n2027-03-29 Easter Monday' };
    const after = { holidays: '2027-03-26 Good Friday\n2027-05-16 Eid al-Adha' };
    expect(changesText({ action: 'studio-calendar.published', before, after })).toBe(
      'holidays: with “2027-05-16 Eid al-Adha”, without “2027-03-29 Easter Monday”',
    );
    const turned = { holidays: before.holidays.split('\n').reverse().join('\n') };
    expect(changesText({ action: 'studio-calendar.published', before, after: turned })).toBe(
      'holidays: in another order',
    );
  });

  test('a changed package price reads as it does in public', () => {
    const before = { standard: 250_000, premium: { kind: 'from', amount: 300_000 }, validTo: null };
    const after = { standard: 270_000, premium: { kind: 'on-request' }, validTo: '2026-12-31' };
    expect(changesText({ action: 'package.published', before, after })).toBe(
      'Standard: 250,000 RWF → 270,000 RWF, Premium: from 300,000 RWF → Price on request, Valid until: 31 December 2026',
    );
  });
});

test('a changed website entry lists its fields, any other entry its values', () => {
  const row = {
    before: { name: 'Dance', externalLink: '' },
    after: { name: 'Dancing', focus: { x: 50, y: 50 } },
  };
  expect(changesLine({ action: 'gallery-item.published', ...row })).toBe('name, external link, focus');
  expect(changesLine({ action: 'booking.moved', before: { day: 1 }, after: { day: 2 } })).toBe('day: 1 → 2');
});
