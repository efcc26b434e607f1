import type { Answer } from '#src/lib/answer.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';

export interface Undone<T> {
  items: readonly T[];
  why: FailedAnswer;
}

/**
 * Runs `act` on each record, and goes on after refusals; a network error stops the rest.
 * Returns undefined if all succeeded.
 */
export async function withEach<T>(
  items: readonly T[],
  act: (item: T) => Promise<Answer<unknown>>,
): Promise<Undone<T> | undefined> {
  let undone: Undone<T> | undefined;
  for (const [index, item] of items.entries()) {
    const answer = await act(item);
    if (answer.kind === 'ok') continue;
    const rest = answer.kind === 'network-error' ? items.slice(index) : [item];
    undone = { items: [...(undone?.items ?? []), ...rest], why: undone?.why ?? answer };
    if (answer.kind === 'network-error') return undone;
  }
  return undone;
}

/** "Aline, Bosco and 3 more" */
export function namesOf(names: readonly string[]): string {
  const [shown, more] = [names.slice(0, 3), names.length - 3];
  return more > 0 ? `${shown.join(', ')} and ${more} more` : new Intl.ListFormat('en').format(shown);
}
