import type { ComponentType } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import type { Language } from '#src/lib/words/languages.ts';
import { accountPart } from './words/words.ts';

export function accountIsland(Content: ComponentType): ComponentType<{ language: Language }> {
  return island('account', import.meta.env.SSR ? accountPart : undefined, Content);
}
