import { type ReactNode, useEffect, useState } from 'react';
import type { ChangeView } from '../ListPage.tsx';
import { type ListView, withChoice } from '../list-view.ts';

/** Debounce in ms. */
const typingPause = 250;

export const searchId = 'list-search';

interface SearchFieldProps {
  hint: string;
  view: ListView;
  onChange: ChangeView;
}

export function SearchField({ hint, view, onChange }: SearchFieldProps): ReactNode {
  const { q } = view.query;
  const [typed, setTyped] = useState(q);
  // Back and Forward change the address without typing.
  useEffect(() => setTyped(q), [q]);
  useEffect(() => {
    // An open record stays open: the search continues after it is closed.
    if (typed.trim() === q || view.open !== undefined) return;
    const timer = setTimeout(() => onChange(withChoice(view, { q: typed.trim() }), 'replace'), typingPause);
    return () => clearTimeout(timer);
  }, [typed, q, view, onChange]);
  return (
    <div className="field list__search">
      <label className="visually-hidden" htmlFor={searchId}>
        Search
      </label>
      <input
        id={searchId}
        type="search"
        aria-keyshortcuts="/"
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
