/**
 * Sentences beside the fields of a form. A control with the id `x` has its hint in `#x-hint` and its error in
 * `#x-error`; radios share those of the element with `role="radiogroup"` around them.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser itself finds wrong, by the controls' names, in our sentences (`data-empty`, `data-wrong`). */
export function sentencesOf(form: HTMLFormElement): { fields: Record<string, string>; missing: boolean } {
  // A required box that is disabled still counts as missing in Chromium, though nobody can tick it.
  const invalid = controlsOf(form).filter((control) => control.willValidate && !control.validity.valid);
  const sentence = ({ validity, dataset, validationMessage }: Control) =>
    dataset[validity.valueMissing ? 'empty' : 'wrong'] ?? validationMessage;
  return {
    fields: Object.fromEntries(invalid.map((control) => [control.name, sentence(control)])),
    missing: invalid.some(({ validity }) => validity.valueMissing),
  };
}

/**
 * Marks exactly these fields, and puts the focus on the first unless told otherwise. Gives the sentences of fields that
 * this form does not have, so that they can be said elsewhere.
 */
export function markFields(form: HTMLFormElement, fields: Record<string, string>, focus = true): string[] {
  const controls = controlsOf(form);
  for (const control of controls) markField(control, fields[control.name]);
  if (focus) controls.find((control) => fields[control.name])?.focus();
  const names = new Set(controls.map((control) => control.name));
  return Object.keys(fields).flatMap((name) => (names.has(name) ? [] : (fields[name] ?? [])));
}

/** Marks one field, or without a sentence takes its mark away. */
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

/** What carries the error: the control itself, or the group of a radio. */
function ownerOf(control: Control): Element {
  return (control.type === 'radio' && control.closest('[role=radiogroup]')) || control;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')];
}
