import { expect, it } from 'vitest';
import { policySchema } from './policy.ts';

const policy = { title: 'Terms', description: 'The agreement.', updated: '2026-11-21' };

it.each(['21 November 2026', '2026-02-30', new Date('2026-11-21'), undefined])(
  'the policy date %s is refused with the right form',
  (updated) => {
    expect(policySchema.safeParse({ ...policy, updated }).error?.issues[0]?.message).toBe(
      'Write the date in quotes as year-month-day, for example "2026-11-21".',
    );
  },
);

it('a policy date in quotes is accepted', () => {
  expect(policySchema.parse(policy)).toEqual(policy);
});
