import type { ReactNode } from 'react';
import { type LetterState, letterStateNames } from '#src/domain/newsletter/letter.ts';
import { Tag } from '../../records/Tag.tsx';

const tones: Partial<Record<LetterState, 'good' | 'bad'>> = { sent: 'good', stopped: 'bad' };

export function LetterTag({ state }: { state: LetterState }): ReactNode {
  return <Tag tone={tones[state]}>{letterStateNames[state]}</Tag>;
}
