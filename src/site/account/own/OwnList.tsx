import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { Answer } from '#src/lib/answer.ts';
import { useAnswer } from '#src/lib/loading/use-load.ts';

interface OwnListProps<T> {
  id: string;
  heading: string;
  ask: () => Promise<Answer<{ items: T[] }>>;
  /** Message when the list fails to load. */
  fallback: string;
  empty: ReactNode;
  /** Shown next to the heading of a non-empty list. */
  action?: ReactNode;
  row: (item: T) => ReactNode;
}

export function OwnList<T>({ id, heading, ask, fallback, empty, action, row }: OwnListProps<T>): ReactNode {
  const { data, loading } = useAnswer(ask, fallback);
  const items = data?.items;
  const filled = items !== undefined && items.length > 0;
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <div className="apart">
        <h2 id={`${id}-title`}>{heading}</h2>
        {filled && action}
      </div>
      <LoadState {...loading} loaded={items !== undefined} />
      {items?.length === 0 && empty}
      {filled && <ul className="own-rows lined plain-list">{items.map(row)}</ul>}
    </section>
  );
}
