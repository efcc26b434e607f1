/** Serialises a form's values for comparison; files by name and size. */
export function textOfForm(body: FormData): string {
  const values = [...body].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
  ]);
  return JSON.stringify(Object.fromEntries(values));
}

/** Restores values by field name; files cannot be restored. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fillField(form.elements.namedItem(name), value);
}

/** Keeps text that was typed or that the browser restored. */
function fillField(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLTextAreaElement) control.value ||= value;
  else if (!(control instanceof HTMLInputElement) || control.type === 'file') return;
  else if (control.type === 'checkbox') control.checked = control.value === value;
  else control.value ||= value;
}
