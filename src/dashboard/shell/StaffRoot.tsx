import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrokenNotice, ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import { IslandLanguage, IslandWords } from '#src/lib/words/island-words.tsx';
import { queryClient } from '../server-state/query-client.ts';
import { english } from './english.ts';

/** Root of everything that staff screens render: English, server state, and advice if it breaks. */
export function StaffRoot({
  advice = 'Please reload the page.',
  children,
}: {
  advice?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <IslandLanguage value="en">
      <IslandWords value={english}>
        <ErrorBoundary notice={<BrokenNotice advice={advice} />}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </ErrorBoundary>
      </IslandWords>
    </IslandLanguage>
  );
}
