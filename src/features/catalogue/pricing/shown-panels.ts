import { keepChildren } from './keep-children.ts';

/**
 * Takes the categories that do not show out of the document, through which a browser walks again whenever something on the
 * page changes. On paper they are all there. Returns what to call when another category shows.
 */
export function keepShownPanels(panels: readonly HTMLElement[]): () => void {
  const place = panels[0]?.parentElement;
  const keep = (wanted: readonly HTMLElement[]): void => {
    if (place) keepChildren(place, wanted);
  };
  const keepShown = (): void => keep(panels.filter(({ dataset }) => 'shown' in dataset));
  addEventListener('beforeprint', () => keep(panels));
  addEventListener('afterprint', keepShown);
  keepShown();
  return keepShown;
}
