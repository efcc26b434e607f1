import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { queryClient } from '../server-state/query-client.ts';
import { Palette } from './Palette.tsx';
import styleSheet from './palette.css?url';

/** Resolves once it is closed, with the action that was chosen. */
export async function openPalette(home: string, placeholder: string): Promise<(() => void) | undefined> {
  await loadStyles(styleSheet);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const act = await new Promise<(() => void) | undefined>((close) => {
    root.render(
      <ErrorBoundary advice="Please reload the page.">
        <QueryClientProvider client={queryClient}>
          <Palette home={home} placeholder={placeholder} onClose={close} />
        </QueryClientProvider>
      </ErrorBoundary>,
    );
  });
  root.unmount();
  host.remove();
  return act;
}
