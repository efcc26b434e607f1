import type { ReactNode } from 'react';

/** What is known of a record, by name; what is empty is left out. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }): ReactNode {
  return (
    <dl className="facts">
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== '' &&
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
