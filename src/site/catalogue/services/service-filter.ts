/** Brings the list back into view if a choice made from below its top leaves few rows. */
const catalogue = document.querySelector<HTMLElement>('[data-services]');

catalogue?.addEventListener('change', () => {
  if (catalogue.getBoundingClientRect().top < 0) catalogue.scrollIntoView();
});
