import { expect } from 'vitest';
import type { IssuedPaper, WholePaper } from '#src/domain/paper/paper.ts';
import type { TestUser } from '../account.ts';
import type { Answer } from '../call.ts';
import { mine } from './booking-link.ts';

export const issueMine = (token: string, series: unknown, address?: string): Promise<Answer> =>
  mine('POST', token, { path: '/papers', body: { series }, ...(address && { address }) });

/** Issues papers and reads them as stored, as a member of staff. */
export function paperDesk(staff: TestUser) {
  const issue = (booking: string, series: unknown) =>
    staff.call('POST', `/api/bookings/${booking}/papers`, { series });
  const whole = async (code: string) =>
    (await staff.call('GET', `/api/papers/${code}/whole`)).json as WholePaper;
  return {
    issue,
    whole,
    issued: async (booking: string, series: string) => whole(issuedIn(await issue(booking, series)).code),
  };
}

export function issuedIn({ status, json }: Pick<Answer, 'status' | 'json'>): IssuedPaper {
  expect([status, json]).toEqual([201, expect.objectContaining({ code: expect.any(String) })]);
  return json as IssuedPaper;
}
