import { QueryClient } from '@tanstack/react-query';

/** Poll interval in ms while the page is visible. */
const pollInterval = 15_000;

/** Server state of this page. No retries: failures are shown with their own messages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      // A 304 keeps the same object (api-query.ts).
      structuralSharing: false,
      refetchInterval: pollInterval,
      refetchOnWindowFocus: 'always',
    },
  },
});
