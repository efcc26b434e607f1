export const listHeadId = 'list-head';

export function focusList(): void {
  document.getElementById(listHeadId)?.focus();
}

/** Focuses the link of a record's row, if it is on this page of the list. */
export function focusRecord(name: string): void {
  document.querySelector<HTMLElement>(`[data-record="${CSS.escape(name)}"] a`)?.focus();
}
