import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaperHolder } from '#src/domain/paper/paper.ts';
import { canonicalJson } from '../request/request-digest.ts';
import { serverKey } from '../server-key.ts';
import type { papers } from './paper.table.ts';

export type Paper = typeof papers.$inferSelect;

/** Fields that a paper's digest covers; the holder's own digest outlives the holder. */
type Sealed = Pick<Paper, 'series' | 'year' | 'number' | 'code' | 'day' | 'amount' | 'body' | 'holderDigest'>;

export function paperDigest({ series, year, number, code, day, amount, body, holderDigest }: Sealed): string {
  return keyedDigest({ series, year, number, code, day, amount, body, holderDigest });
}

export function digestOfHolder(holder: PaperHolder): string {
  return keyedDigest(holder);
}

/** True if nothing of a stored paper has changed since it was issued; an erased holder is no change. */
export function isUnchanged(paper: Paper): boolean {
  const { holder, holderDigest, digest } = paper;
  const keptHolder = holder === null || isEqual(digestOfHolder(holder), holderDigest);
  return keptHolder && isEqual(paperDigest(paper), digest);
}

/** Keyed, because anyone who changed a row could recompute a plain digest. */
function keyedDigest(value: unknown): string {
  return createHmac('sha256', serverKey('paper')).update(canonicalJson(value)).digest('hex');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
