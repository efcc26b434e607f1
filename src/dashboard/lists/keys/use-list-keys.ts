import { useEffect } from 'react';
import { searchId } from '../tools/SearchField.tsx';
import { showKeys } from './show-keys.ts';
import { singleKey, withoutKeys } from './single-keys.ts';

/** Single keys of a list and of its open record, unless this person switched them off. */
export function useListKeys(user: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (withoutKeys.get().includes(user)) return;
      const act = actOf(singleKey(event));
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [user]);
}

function actOf(key: string | undefined): (() => void) | undefined {
  const dialogs = document.querySelectorAll('dialog[open]');
  const sheet = dialogs.length === 1 ? document.querySelector('dialog.sheet[open]') : null;
  if (dialogs.length > 0 && sheet === null) return undefined;
  switch (key) {
    case 'j':
      return () => (sheet ? press(sheet, 'next') : focusRow(1));
    case 'k':
      return () => (sheet ? press(sheet, 'previous') : focusRow(-1));
    case '/':
      return sheet ? undefined : () => document.getElementById(searchId)?.focus();
    case '?':
      return showKeys;
    default:
      return undefined;
  }
}

function press(sheet: Element, step: string): void {
  sheet.querySelector<HTMLElement>(`[data-step="${step}"]:enabled`)?.click();
}

/** Focuses the link of the row after or before the focused one; the first row at the start. */
function focusRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-record]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows[0] : rows[at + by];
  row?.querySelector<HTMLElement>('a')?.focus();
}
