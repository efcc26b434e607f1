import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

export interface Tab {
  /** Also the URL fragment that opens it. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: [Tab, ...Tab[]];
}

/** Renders accessible tabs; all panels stay mounted, so that nothing typed is lost. */
export function Tabs({ label, tabs }: TabsProps): ReactNode {
  const [open, setOpen] = useOpenTab(tabs);

  function onKeyDown(event: KeyboardEvent): void {
    const position = tabs.findIndex(({ id }) => id === open);
    const target = tabs.at(targetOf(event.key, position, tabs.length) ?? position);
    if (target === undefined || target.id === open) return;
    event.preventDefault();
    setOpen(target.id);
    document.getElementById(`${target.id}-tab`)?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            id={`${id}-tab`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} id={id} role="tabpanel" aria-labelledby={`${id}-tab`} hidden={id !== open}>
          {panel}
        </div>
      ))}
    </>
  );
}

function useOpenTab(tabs: TabsProps['tabs']): [string, (id: string) => void] {
  const [open, setOpen] = useState(tabs[0].id);
  const ids = tabs.map(({ id }) => id).join(' ');

  useEffect(() => {
    const follow = () => {
      const named = window.location.hash.slice(1);
      if (ids.split(' ').includes(named)) setOpen(named);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [ids]);

  return [
    open,
    (id) => {
      window.history.replaceState(null, '', `#${id}`);
      setOpen(id);
    },
  ];
}

function targetOf(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (position + 1) % count;
  if (key === 'ArrowLeft') return (position - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
