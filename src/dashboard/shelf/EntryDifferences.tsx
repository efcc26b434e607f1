import { type ReactNode, useId } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { Heads } from '../records/Heads.tsx';
import { type ShelfPageRules, valueText } from './shelf-page.ts';

interface EntryDifferencesProps {
  rules: ShelfPageRules;
  entry: StaffShelfEntry<object>;
}

export function EntryDifferences({ rules, entry }: EntryDifferencesProps): ReactNode {
  const titleId = useId();
  const { base, fields, changed, clashing, caughtUp } = entry;
  if (base === null) return null;
  if (caughtUp) return <p>The original now says the same. You can drop your change.</p>;
  if (changed.length === 0) return null;
  const [inBase, here] = [base, fields] as Record<string, unknown>[];
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>
        Different from the original<span className="visually-hidden">: {entry.title}</span>
      </h3>
      <div className="table-frame" tabIndex={-1}>
        <table className="shelf-differences small">
          <thead>
            <tr>
              <Heads names={['Field', 'Original', 'Your change']} />
            </tr>
          </thead>
          <tbody>
            {changed.map((name) => (
              <tr key={name}>
                <th scope="row">
                  {rules.labels[name] ?? name}
                  {clashing.includes(name) && <mark> the original changed since</mark>}
                </th>
                <td>{valueText(rules, name, inBase?.[name])}</td>
                <td>{valueText(rules, name, here?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
