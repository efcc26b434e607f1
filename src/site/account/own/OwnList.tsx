import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { Answer } from '#src/lib/answer.ts';
import { useAnswer } from '#src/lib/loading/use-load.ts';

interface OwnListProps<T> {
  id: string;
  heading: string;
  ask: () => Promise<Answer<{ items: T[] }>>;
  /** What is said when the list does not come. */
  fallback: string;
  /** What stands in the place of an empty list. */
  empty: ReactNode;
  /** Beside the heading of a list that is not empty. */
  action?: ReactNode;
  row: (item: T) => ReactNode;
}

/** A list of one's own things under its heading. */
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
