import { QueryClient } from '@tanstack/react-query';

/** How often (ms) a page that is looked at asks whether anything has changed. */
const pollInterval = 15_000;

/** The one place for what the server has said to this page. Our own words tell of failures, so nothing is tried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      // The same object stands for the same answer (ask.ts).
      structuralSharing: false,
      refetchInterval: pollInterval,
      refetchOnWindowFocus: 'always',
    },
  },
});
