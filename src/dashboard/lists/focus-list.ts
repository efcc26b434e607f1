export const listHeadId = 'list-head';

export function focusList(): void {
  document.getElementById(listHeadId)?.focus();
}
