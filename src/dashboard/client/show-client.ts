import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';
import { queryClient } from '../server-state/query-client.ts';

export const clientKey = (id: string) => ['client', id];

/** Caches the client from a response, and invalidates all queries. */
export function showClient(client: ClientDetail): void {
  queryClient.setQueryData(clientKey(client.id), client);
  void queryClient.invalidateQueries();
}

export function showConflict(answer: FailedAnswer, onConflict: (current: ClientDetail) => void): void {
  const current = currentIn<ClientDetail>(answer);
  if (current === undefined) return;
  onConflict(current);
  showClient(current);
}
