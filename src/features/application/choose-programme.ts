/** Chooses a programme in the form by its slug; one that there is not leaves the choice as it was. */
export function chooseProgramme(form: HTMLFormElement, slug: string | null): void {
  const choice = form.elements.namedItem('programme');
  if (!(choice instanceof HTMLSelectElement)) return;
  const before = choice.value;
  if (Array.from(choice.options).some(({ value }) => value === slug)) choice.value = slug ?? '';
  // As if it were chosen in the form: an application for another programme that waits for a connection is called off.
  if (before && before !== choice.value) form.dispatchEvent(new Event('input'));
}
