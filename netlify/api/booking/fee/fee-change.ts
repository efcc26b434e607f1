import type { Context } from 'hono';
import type { FeeChange } from '#netlify/core/booking/fee/fee-desk.ts';
import type { SignedInEnv } from '../../http/session.ts';

export function feeChange(c: Context<SignedInEnv>): FeeChange {
  return { me: c.var.me, id: c.req.param('id') ?? '', now: new Date() };
}
