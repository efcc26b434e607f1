/**
 * Error sentences at fields. A control `x` has its hint in `#x-hint` and its error in `#x-error`;
 * radios share those of their `role="radiogroup"`.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the browser's own errors by control name, in our sentences (`data-empty`, `data-wrong`). */
export function sentencesOf(form: HTMLFormElement): { fields: Record<string, string>; missing: boolean } {
  // Chromium counts a disabled required box as missing, though nobody can tick it.
  const invalid = controlsOf(form).filter((control) => control.willValidate && !control.validity.valid);
  const sentence = ({ validity, dataset, validationMessage }: Control) =>
    dataset[validity.valueMissing ? 'empty' : 'wrong'] ?? validationMessage;
  return {
    fields: Object.fromEntries(invalid.map((control) => [control.name, sentence(control)])),
    missing: invalid.some(({ validity }) => validity.valueMissing),
  };
}

/** Marks exactly these fields and focuses the first. Returns sentences of fields the form lacks. */
export function markFields(form: HTMLFormElement, fields: Record<string, string>, focus = true): string[] {
  const controls = controlsOf(form);
  for (const control of controls) markField(control, fields[control.name]);
  if (focus) controls.find((control) => fields[control.name])?.focus();
  const names = new Set(controls.map((control) => control.name));
  return Object.keys(fields).flatMap((name) => (names.has(name) ? [] : (fields[name] ?? [])));
}

export function markField(control: Control, sentence: string | undefined): void {
  const owner = ownerOf(control);
  const error = document.getElementById(`${owner.id}-error`);
  if (error === null) return;
  error.textContent = sentence ?? '';
  error.hidden = sentence === undefined;
  if (sentence === undefined) owner.removeAttribute('aria-invalid');
  else owner.setAttribute('aria-invalid', 'true');
  pointTo(owner, [document.getElementById(`${owner.id}-hint`), sentence === undefined ? null : error]);
}

function pointTo(owner: Element, texts: (Element | null)[]): void {
  const ids = texts.flatMap((element) => element?.id ?? []);
  if (ids.length > 0) owner.setAttribute('aria-describedby', ids.join(' '));
  else owner.removeAttribute('aria-describedby');
}

/** Returns the element that carries the error: the control, or a radio's group. */
function ownerOf(control: Control): Element {
  return (control.type === 'radio' && control.closest('[role=radiogroup]')) || control;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')];
}
