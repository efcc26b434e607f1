import { persistentAtom } from '@nanostores/persistent';

/** Ids of the people who switched single keys off on this device (WCAG 2.1.4). */
export const withoutKeys = persistentAtom<readonly string[]>('fts_without_keys', [], {
  encode: JSON.stringify,
  decode: readIds,
});

export function switchKeys(user: string, on: boolean): void {
  const others = withoutKeys.get().filter((id) => id !== user);
  withoutKeys.set(on ? others : [...others, user]);
}

function readIds(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Invalid value: nobody switched them off.
    return [];
  }
}

/** Returns the single key that was pressed; undefined while typing, with modifiers or on a control. */
export function singleKey(event: KeyboardEvent): string | undefined {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(typed)) return undefined;
  if (repeat && key !== 'j' && key !== 'k') return undefined;
  return key;
}

const typed =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="listbox"], [role="grid"]';
