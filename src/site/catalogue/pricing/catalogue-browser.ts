import type { CatalogueSearch } from './catalogue-search.ts';

/** What CatalogueBrowser.astro does with a script: one category at a time, search on its first use, the list on paper. */
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
    // Another address within the page, such as that of the calculator, leaves the category as it is.
    chosen = named ?? chosen;
    catalogue.dataset['ready'] = '';
    showChosen();
    for (const tab of tabs) mark(tab, tab.hash === `#${chosen?.id}`);
    search?.end();
    if (chosen === undefined) return;
    // A service of a category that was not in view until now.
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
      // The chosen tab changes no address; for another, the category before would show for a moment.
      if (tab.hasAttribute('aria-current')) search?.end();
    });
  choose();
  if (field) whenUsed(field, () => startSearch(field), catalogue.querySelector('[data-search-error]'));
}

/** Starts once, when someone enters the field. Where that fails, such as without a connection, the next use tries again. */
function whenUsed(field: HTMLInputElement, start: () => Promise<void>, message: HTMLElement | null): void {
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
  // A reload brings the typed words back.
  if (field.value) void use();
}

function mark(tab: HTMLElement, chosen: boolean): void {
  if (!chosen) {
    tab.removeAttribute('aria-current');
    return;
  }
  tab.setAttribute('aria-current', 'true');
  // The row of tabs scrolls on a phone; the page does not.
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
    // Without its script the list has no date on it; on paper it is the same.
    print();
  }
});
