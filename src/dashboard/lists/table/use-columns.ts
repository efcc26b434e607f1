import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';

/** Hidden columns on this device; undefined until the user chooses. */
function hiddenColumns(list: string) {
  return persistentAtom<readonly string[] | undefined>(`fts_columns_${list}`, undefined, {
    encode: JSON.stringify,
    decode: parseColumns,
  });
}

/** Returns the hidden columns and a toggle. `usual` are hidden by default. */
export function useColumns(list: string, usual: readonly string[]) {
  const store = useMemo(() => hiddenColumns(list), [list]);
  const hidden = useStore(store) ?? usual;
  return {
    hidden,
    toggle: (id: string) =>
      store.set(hidden.includes(id) ? hidden.filter((column) => column !== id) : [...hidden, id]),
  };
}

function parseColumns(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined;
  } catch {
    // Invalid value: use the default columns.
    return undefined;
  }
}
