import type { CartLine } from '#src/domain/cart/cart.ts';

export function offeredLine(button: HTMLElement): CartLine {
  const card = button.closest<HTMLElement>('[data-card]');
  const shown = shownPrice(card);
  const data: DOMStringMap = {
    seen: shown?.getAttribute('value') ?? undefined,
    ...card?.dataset,
    ...shown?.dataset,
    ...button.dataset,
  };
  const { sku = '', name = '', tier = '', service = '', package: pack, seen, kind } = data;
  return {
    sku,
    name,
    tier,
    service,
    quantity: 1,
    ...(pack && { options: { package: pack } }),
    ...(seen && { seen: Number(seen), ...(kind && { seenFixed: kind === 'fixed' }) }),
  };
}

export function shownPrice(card: Element | null): HTMLElement | undefined {
  const amounts = card?.querySelector('.amounts')?.children;
  if (!amounts) return card?.querySelector<HTMLElement>('[data-sku]') ?? undefined;
  return amounts[chosenSize(card)]?.querySelector<HTMLElement>('[data-sku]') ?? undefined;
}

/** Returns the index of the checked size, from the package's own switch or the shared one. */
function chosenSize(card: Element): number {
  const own = card.closest('[data-sizes]');
  const sizes =
    own?.querySelector('.sizes') ?? own?.parentElement?.closest('[data-sizes]')?.querySelector('.sizes');
  const radios = [...(sizes?.querySelectorAll('input') ?? [])];
  return Math.max(
    0,
    radios.findIndex((radio) => radio.checked),
  );
}
