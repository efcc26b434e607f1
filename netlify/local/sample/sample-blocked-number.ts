import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { blockNumber } from '#netlify/core/payment/blocked/block-numbers.ts';

/** A number whose owner wants no payment requests. */
export async function blockSampleNumber(me: SignedIn): Promise<void> {
  await blockNumber(me, { phone: '0728 000 000', reason: 'Sample: its owner called and ordered nothing.' });
}
