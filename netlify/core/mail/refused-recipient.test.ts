import { describe, expect, test } from 'vitest';
import { isRefusedForGood } from './refused-recipient.ts';

describe('a refused recipient', () => {
  const refused = (response: string, command = 'RCPT TO') =>
    isRefusedForGood(Object.assign(new Error('x'), { command, response }));

  test.each(['550 5.1.1 No such user', '550 No such user', '553 5.1.3 Bad address', '551 User not local'])(
    'a recipient is refused permanently by “%s”',
    (response) => expect(refused(response)).toBe(true),
  );

  test.each([
    '550 5.7.1 Relaying denied',
    '552 5.2.2 Mailbox full',
    '552 Mailbox full',
    '554 5.7.1 Blocked',
    '450 4.2.0 Greylisted',
    '421 Closing',
    '',
  ])('a recipient is retried after “%s”', (response) => expect(refused(response)).toBe(false));

  test('a refused login or connection is not a permanent refusal of the recipient', () => {
    expect(refused('550 5.1.1 No', 'AUTH PLAIN')).toBe(false);
    for (const error of [new Error('connect ECONNREFUSED'), undefined, null, 'text'])
      expect(isRefusedForGood(error)).toBe(false);
  });
});
