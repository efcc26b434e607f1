import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { findQuery } from './find.ts';
import {
  actionEntries,
  type PaletteEntry,
  pageEntries,
  searchEntries,
  settingEntries,
} from './palette-entries.ts';

/** Minimum query length, and debounce in ms. */
const shortest = 2;
const typingPause = 120;

interface PaletteProps {
  home: string;
  placeholder: string;
  /** Called with the chosen action, if it is none of the site's addresses. */
  onClose: (act?: () => void) => void;
}

interface Section {
  id: string;
  title: string;
  entries: PaletteEntry[];
}

export function Palette({ home, placeholder, onClose }: PaletteProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed.trim(), typingPause);
  const records = useQuery({
    ...findQuery(home, wanted),
    enabled: wanted.length >= shortest,
    refetchInterval: false,
  });
  useEffect(() => dialog.current?.showModal(), []);

  const isSearch = typed.trim().length >= shortest;
  // Results of a shorter query are hidden, because Enter would open one of them.
  const found = typed.trim() === wanted ? (records.data ?? []) : [];
  const sections: Section[] = [
    // First, because records arrive later and must not move what is highlighted.
    { id: 'actions', title: 'Actions', entries: actionEntries(home, typed) },
    { id: 'records', title: 'Records', entries: isSearch ? found : [] },
    { id: 'pages', title: 'Pages', entries: pageEntries(home, typed) },
    { id: 'settings', title: 'Settings', entries: isSearch ? settingEntries(home, typed) : [] },
    { id: 'search', title: 'Search', entries: isSearch ? searchEntries(home, typed.trim()) : [] },
  ].filter(({ entries }) => entries.length > 0);

  return (
    <dialog className="palette" ref={dialog} aria-label="Search" onClose={() => onClose()}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField className="palette__field" aria-label={placeholder}>
          <Input className="palette__input" placeholder={placeholder} autoFocus maxLength={100} />
        </SearchField>
        <ListBox
          className="palette__list"
          aria-label="Found"
          items={sections}
          renderEmptyState={() => <p className="palette__none">Nothing found.</p>}
        >
          {({ id, title, entries }) => (
            <ListBoxSection id={id}>
              <Header className="palette__title">{title}</Header>
              <Collection items={entries}>
                {({ label, detail, href, act, ...entry }) => (
                  <ListBoxItem
                    id={entry.id}
                    textValue={label}
                    className="palette__entry"
                    {...(href && { href })}
                    {...(act && { onAction: () => onClose(act) })}
                  >
                    {label}
                    {detail && <span className="soft">{detail}</span>}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </dialog>
  );
}
