/** What a form holds, as text by which it is known again: a file by its name and size. */
export function textOfForm(body: FormData): string {
  const values = [...body].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
  ]);
  return JSON.stringify(Object.fromEntries(values));
}

/** Puts values into a form, by the fields' names; a file nobody can put back. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fillField(form.elements.namedItem(name), value);
}

/** What is in a text field already stays, be it typed or brought back by the browser itself. */
function fillField(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLTextAreaElement) control.value ||= value;
  else if (!(control instanceof HTMLInputElement) || control.type === 'file') return;
  else if (control.type === 'checkbox') control.checked = control.value === value;
  else control.value ||= value;
}
