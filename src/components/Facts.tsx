import type { ReactNode } from 'react';

interface FactsProps {
  facts: Record<string, ReactNode>;
  /** Names of those that someone else has changed meanwhile. */
  marked?: readonly string[];
}

/** What is known of a record, by name; what is empty is left out. */
export function Facts({ facts, marked = [] }: FactsProps): ReactNode {
  return (
    <dl className="facts">
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== '' &&
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{marked.includes(name) ? <mark>{value}</mark> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
