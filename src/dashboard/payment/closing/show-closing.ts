import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import { queryClient } from '../../server-state/query-client.ts';

/** Caches the day from a response; the list of days is read again. */
export function showClosing(now: DayClosing): void {
  queryClient.setQueryData(['closing', now.day], now);
  void queryClient.invalidateQueries({ queryKey: ['closing-days'] });
}
