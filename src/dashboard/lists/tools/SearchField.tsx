import { type ReactNode, useEffect, useState } from 'react';
import type { ChangeView } from '../ListPage.tsx';
import { type ListView, withChoice } from '../list-view.ts';

/** While someone types, the list waits this long (ms) for the next letter. */
const typingPause = 250;

interface SearchFieldProps {
  hint: string;
  view: ListView;
  onChange: ChangeView;
}

/** The words that a list is searched for. */
export function SearchField({ hint, view, onChange }: SearchFieldProps): ReactNode {
  const { q } = view.query;
  const [typed, setTyped] = useState(q);
  // Back and forward change the address without typing.
  useEffect(() => setTyped(q), [q]);
  useEffect(() => {
    // A record that was opened meanwhile stays open: the search goes on when it is closed.
    if (typed.trim() === q || view.open !== undefined) return;
    const timer = setTimeout(() => onChange(withChoice(view, { q: typed.trim() }), 'replace'), typingPause);
    return () => clearTimeout(timer);
  }, [typed, q, view, onChange]);
  return (
    <div className="field list__search">
      <label className="field__label" htmlFor="list-search">
        Search
      </label>
      <input
        id="list-search"
        type="search"
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
    </div>
  );
}
