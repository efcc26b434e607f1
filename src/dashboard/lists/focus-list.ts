/** Id of the record count above a list. */
export const listHeadId = 'list-head';

/** Focuses the list's head, after the focused element was removed. */
export function focusList(): void {
  document.getElementById(listHeadId)?.focus();
}
