/** Chooses a programme in the form by its slug; one that there is not leaves the choice as it was. */
export function chooseProgramme(form: HTMLFormElement, slug: string | null): void {
  const choice = form.elements.namedItem('programme');
  if (!(choice instanceof HTMLSelectElement)) return;
  if (Array.from(choice.options).some(({ value }) => value === slug)) choice.value = slug ?? '';
}
