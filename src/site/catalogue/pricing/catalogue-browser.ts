import type { CatalogueSearch } from './catalogue-search.ts';

function startCatalogue(catalogue: HTMLElement): void {
  const panels = [...catalogue.querySelectorAll<HTMLElement>('.panel')];
  const tabs = [...catalogue.querySelectorAll<HTMLAnchorElement>('nav a')];
  const field = catalogue.querySelector<HTMLInputElement>('input[type="search"]');
  let chosen = panels[0];
  let search: CatalogueSearch | undefined;

  const showChosen = (): void => {
    for (const panel of panels) delete panel.dataset['shown'];
    if (chosen) chosen.dataset['shown'] = 'chosen';
  };
  const choose = (): void => {
    const target =
      location.hash === '' ? (panels[0] ?? null) : document.getElementById(location.hash.slice(1));
    const named = panels.find((panel) => panel.contains(target));
    // A fragment outside the catalogue, such as the calculator's, keeps the category.
    chosen = named ?? chosen;
    catalogue.dataset['ready'] = '';
    showChosen();
    for (const tab of tabs) mark(tab, tab.hash === `#${chosen?.id}`);
    search?.end();
    if (chosen === undefined) return;
    // The target was hidden until now, so the browser could not scroll to it.
    if (target && target !== chosen && named) target.scrollIntoView();
    else if (chosen.getBoundingClientRect().top < 0) chosen.scrollIntoView();
  };

  const startSearch = async (box: HTMLInputElement): Promise<void> => {
    const { searchIn } = await import('./catalogue-search.ts');
    search = searchIn(catalogue, box, showChosen);
  };

  addEventListener('hashchange', choose);
  for (const tab of tabs)
    tab.addEventListener('click', () => {
      // The current tab causes no hashchange. For others, ending here would briefly show the old category.
      if (tab.hasAttribute('aria-current')) search?.end();
    });
  choose();
  if (field) onFirstUse(field, () => startSearch(field), catalogue.querySelector('[data-search-error]'));
}

/** Calls `start` once, on first use of the field; a failed start, such as offline, is retried. */
function onFirstUse(field: HTMLInputElement, start: () => Promise<void>, message: HTMLElement | null): void {
  let started = false;
  const use = async (): Promise<void> => {
    if (started) return;
    started = true;
    await start().catch(() => {
      started = false;
    });
    if (message) message.hidden = started;
  };
  for (const touch of ['focus', 'input']) field.addEventListener(touch, use);
  // Browsers restore the typed words on reload.
  if (field.value) void use();
}

function mark(tab: HTMLElement, chosen: boolean): void {
  if (!chosen) {
    tab.removeAttribute('aria-current');
    return;
  }
  tab.setAttribute('aria-current', 'true');
  // Scrolls the row of tabs only; `scrollIntoView` would scroll the page.
  const row = tab.parentElement;
  row?.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 });
}

const catalogue = document.querySelector<HTMLElement>('[data-catalogue]');
if (catalogue) startCatalogue(catalogue);
document.querySelector('[data-print="prices"]')?.addEventListener('click', async () => {
  try {
    const { printPriceList } = await import('./price-list-print.ts');
    printPriceList();
  } catch {
    // Without the script the printed list keeps the build date.
    print();
  }
});
