import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { queryClient } from '../server-state/query-client.ts';
import { Notifications } from './Notifications.tsx';
import styleSheet from './notifications.css?url';

export async function showNotifications(popup: HTMLElement, home: string): Promise<void> {
  await loadStyles(styleSheet);
  createRoot(popup).render(
    <ErrorBoundary advice="Please reload the page.">
      <QueryClientProvider client={queryClient}>
        <Notifications home={home} />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
}
