/** Puts a value into a field; what is in a text field already stays, be it typed or brought back by the browser itself. */
export function restoreField(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.value ||= value;
}
