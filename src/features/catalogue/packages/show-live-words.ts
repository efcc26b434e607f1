import { glide } from '#src/features/shelf/glide.ts';
import { aboutCategory } from '../contact-link.ts';
import { markedInclusions } from '../price-table/marked-inclusions.ts';
import { keepUnits } from './keep-units.ts';
import type { PublicPackage } from './package.ts';

/** What moves where a list gets longer or shorter, or a name wider. */
const movingParts = '.package, .package > *, .tier, .tier > *';

/**
 * Puts names and lists that were changed since the build where they stand: every `[data-words]` of a page (PricePackage.astro,
 * FrameCategory.astro), with its tab, and the switch of sizes (PriceTable.astro).
 */
export function showLiveWords(packages: readonly PublicPackage[]): void {
  const sold = new Map(packages.map((made) => [made.sku, made]));
  const sections = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  for (const [list, own] of Map.groupBy(sections, ({ parentElement }) => parentElement)) {
    const table = list?.closest<HTMLElement>('price-table, frames-table');
    if (!list || !table) continue;
    const change = () => {
      writeSizes(table, sold);
      for (const section of own) writeWords(section, sold.get(section.dataset['words'] ?? ''));
    };
    glide(list, change, () => [...list.querySelectorAll(movingParts), ...table.querySelectorAll('label')]);
  }
}

/** Sizes of all sessions. What is not changed may be shorter on the switch than it reads alone: "10" for "team of 10". */
function writeSizes(table: HTMLElement, sold: ReadonlyMap<string, PublicPackage>): void {
  for (const radio of table.querySelectorAll<HTMLInputElement>('.choose.sizes input')) {
    const sku = `sessions/${table.dataset['session']}/${radio.value}`;
    const { size } = sold.get(sku) ?? {};
    const prices = [...table.querySelectorAll(`[data-sku^="${sku}/"]`)];
    const alone = prices.flatMap((price) => price.previousElementSibling ?? []);
    if (size === undefined || alone.every((part) => isSame(part, `${size}: `))) continue;
    writeText(radio.parentElement?.lastChild, size);
    for (const part of alone) writeText(part, `${size}: `);
  }
}

/** Writes a text where it is not there already, so that nothing flashes. */
export function writeText(part: Node | null | undefined, text: string): void {
  if (part && !isSame(part, text)) part.textContent = text;
}

function writeWords(section: HTMLElement, made: PublicPackage | undefined): void {
  if (made === undefined) return;
  const { name, tab, description, tiers } = made;
  for (const part of section.querySelectorAll('[data-part="name"]')) writeText(part, name);
  writeText(section.querySelector('[data-part="description"]'), description);
  writeText(tabOf(section)?.lastChild, tab ?? name);
  for (const link of section.querySelectorAll<HTMLAnchorElement>('a[href^="/contact?"]'))
    link.setAttribute('href', aboutCategory(link.getAttribute('href') ?? '', name));
  const inclusions = Object.fromEntries(tiers.map((tier) => [tier.name, tier.includes]));
  for (const { name: tier } of tiers) {
    if (tier === 'price') continue;
    const lines = markedInclusions({ inclusions }, tier);
    const lists = `[data-card][data-tier="${tier}"] ul, [data-included$="/${tier}"] ul`;
    for (const list of section.querySelectorAll(lists)) writeLines(list, lines);
  }
}

/** The tab that shows the section: tabs stand in the same order. */
function tabOf(section: HTMLElement): Element | undefined {
  const group = section.closest('[data-tabs]');
  const place = [...(group?.querySelectorAll('[data-words]') ?? [])].indexOf(section);
  return group?.querySelectorAll('.tabs label')[place];
}

/** New lines are made of the first one, which has the page's styles. */
function writeLines(list: Element, lines: readonly { line: string; more: boolean }[]): void {
  const [first] = list.children;
  const isMarked = list.matches('.rows');
  const isAsBefore =
    list.children.length === lines.length &&
    lines.every(({ line, more }, place) => {
      const there = list.children[place] as Element;
      return isSame(there, line) && there.classList.contains('gained') === (more && isMarked);
    });
  if (isAsBefore || first === undefined) return;
  list.replaceChildren(
    ...lines.map(({ line, more }) => {
      const made = first.cloneNode() as Element;
      made.classList.toggle('gained', more && isMarked);
      made.textContent = keepUnits(line);
      return made;
    }),
  );
}

/** Spaces of any kind and number are one. */
function isSame(part: Node, text: string): boolean {
  const words = (all: string) => all.replace(/\s+/g, ' ').trim();
  return words(part.textContent ?? '') === words(text);
}
