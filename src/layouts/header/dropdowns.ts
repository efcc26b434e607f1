const dropdowns = document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]');

function closeOthers(target: EventTarget | null): void {
  for (const dropdown of dropdowns) {
    if (dropdown.open && !(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

document.addEventListener('click', (event) => closeOthers(event.target));
document.addEventListener('focusin', (event) => closeOthers(event.target));
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const dropdown of dropdowns) {
    if (!dropdown.open) continue;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
});
