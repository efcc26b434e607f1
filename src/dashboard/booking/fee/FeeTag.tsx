import type { ReactNode } from 'react';
import { type Fee, feeState } from '#src/domain/booking/fee/fee.ts';
import { Tag } from '../../records/Tag.tsx';
import { feeStates } from './fee-words.ts';

const tones = {
  none: undefined,
  requested: undefined,
  part: undefined,
  paid: 'good',
  'refund-due': 'bad',
} as const;

export function FeeTag({ fee }: { fee: Fee | null }): ReactNode {
  const state = feeState(fee);
  return <Tag tone={tones[state]}>{feeStates[state]}</Tag>;
}
