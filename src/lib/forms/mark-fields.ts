/** Error sentences at fields. A control `x` has its hint in `#x-hint` and its error in `#x-error`. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the browser's own errors by control name, in our sentences (`data-empty`, `data-wrong`), and
 * those of `data-either`, if all of these are empty.
 */
export function sentencesOf(form: HTMLFormElement): { fields: Record<string, string>; missing: boolean } {
  const controls = controlsOf(form);
  // Chromium counts a disabled required box as missing, though nobody can tick it.
  const wrong = controls.filter((control) => control.willValidate && !control.validity.valid);
  const either = controls.filter(({ dataset }) => dataset['either']);
  if (!either.some(({ value }) => value.trim())) wrong.push(...either);
  const sentence = ({ validity, dataset, validationMessage }: Control) =>
    dataset[validity.valid ? 'either' : validity.valueMissing ? 'empty' : 'wrong'] ?? validationMessage;
  return {
    fields: Object.fromEntries(wrong.map((control) => [control.name, sentence(control)])),
    missing: wrong.some(({ validity }) => validity.valid || validity.valueMissing),
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
  const error = document.getElementById(`${control.id}-error`);
  if (error === null) return;
  error.textContent = sentence ?? '';
  error.hidden = sentence === undefined;
  if (sentence === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
  pointTo(control, [document.getElementById(`${control.id}-hint`), sentence === undefined ? null : error]);
}

function pointTo(owner: Element, texts: (Element | null)[]): void {
  const ids = texts.flatMap((element) => element?.id ?? []);
  if (ids.length > 0) owner.setAttribute('aria-describedby', ids.join(' '));
  else owner.removeAttribute('aria-describedby');
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')];
}
