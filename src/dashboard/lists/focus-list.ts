/** The element that says how many records a list has. */
export const listHeadId = 'list-head';

/** Moves the focus to the head of the list, when what had it is gone. */
export function focusList(): void {
  document.getElementById(listHeadId)?.focus();
}
