import type { ReactNode } from 'react';

interface FactsProps {
  facts: Record<string, ReactNode>;
  /** Names of facts that someone else has changed meanwhile. */
  marked?: readonly string[];
}

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
