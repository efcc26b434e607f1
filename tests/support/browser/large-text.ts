import { expect, type Page } from '@playwright/test';
import { test as base } from './test.ts';

/** Large text by the browser's own setting, not by zoom. */

const largeText = '--blink-settings=defaultFontSize=32';
const largeSizes = { standard: 32, fixed: 26 };

export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), largeText] }),
    { scope: 'worker' },
  ],
});

/** Widths of the narrowest phones, where layouts are hardest. */
const narrow = [320, 360];

export async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: largeSizes });
}

/** Expects that nothing is cut off, hidden or out of reach in large text, on both phones in dark mode. */
export async function expectWholeWhenLarge(page: Page, what: string): Promise<void> {
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 640 });
    const enlarged = await page.evaluate(() => matchMedia('(width < 20rem)').matches);
    expect(enlarged, 'the setting reaches the page').toBe(true);
    expect.soft(await faultsOf(page), `${what} at ${width} px, with large letters`).toEqual([]);
  }
}

/** Expects the same in usual letters, on a phone and a desk. */
export async function expectNothingCut(page: Page, what: string, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await faultsOf(page), `${what} at ${width} px`).toEqual([]);
  }
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Self-contained, because it runs in the page. */
function findFaults(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Ignores fractions of pixels. */
  const slack = 1.5;
  const root = document.documentElement;
  const controls = 'a, button, input, select, textarea, summary, label, [role="button"], [role="tab"]';
  /** Elements whose text may break anywhere. */
  const unbroken = 'option, svg, code, .visually-hidden';
  const faults = new Set<string>();

  const style = (element: Element) => getComputedStyle(element);
  const isPinned = (element: Element) => /fixed|sticky/.test(style(element).position);
  const above = (element: Element) => {
    const found: Element[] = [];
    for (let next = element.parentElement; next; next = next.parentElement) found.push(next);
    return found;
  };

  function isShown(element: Element): boolean {
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hidden = [element, ...above(element)].some(
      (part) => /inset\(50%/.test(style(part).clipPath) || part.hasAttribute('inert'),
    );
    return shown && !hidden && !element.matches('.skip');
  }

  const scrollsSideways = (element: Element) =>
    above(element).some((part) => part !== root && /auto|scroll/.test(style(part).overflowX));

  /** Names an element for the report: "button.icon-button “Menu”". */
  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = [element.localName, ...element.classList].join('.');
    return `${kind} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  }

  const round = ({ left, right, top, bottom }: Box) =>
    `${Math.round(left)}…${Math.round(right)} x ${Math.round(top)}…${Math.round(bottom)}`;

  function linesIn(element: Element): Box[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: Box[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue;
      if (parent.closest('option, svg, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    return lines;
  }

  function checkInViewport(element: Element): void {
    const box = element.getBoundingClientRect();
    if (!scrollsSideways(element) && (box.left < -slack || box.right > root.clientWidth + slack))
      faults.add(`${nameOf(element)} is beside the screen: ${round(box)}`);
  }

  function checkPinned(element: Element): void {
    const parts = [element, ...above(element)];
    const pinned = parts.findIndex((part) => style(part).position === 'fixed');
    if (pinned < 0) return;
    const scrolls = parts.slice(0, pinned + 1).some((part) => /auto|scroll/.test(style(part).overflowY));
    const box = element.getBoundingClientRect();
    if (!scrolls && (box.top < -slack || box.bottom > innerHeight + slack))
      faults.add(`${nameOf(element)} is above or below the screen for good: ${round(box)}`);
  }

  function checkBorders(element: Element, line: Box): void {
    if (style(element).display === 'inline') return;
    const own = element.getBoundingClientRect();
    const middle = (line.top + line.bottom) / 2;
    if (line.left < own.left - slack || line.right > own.right + slack)
      faults.add(`${nameOf(element)}: words stick out sideways: ${round(line)} of ${round(own)}`);
    if (middle < own.top || middle > own.bottom)
      faults.add(`${nameOf(element)}: a line is above or below: ${round(line)} of ${round(own)}`);
  }

  function cuts(part: Element, line: Box): boolean {
    const box = part.getBoundingClientRect();
    const middle = (line.top + line.bottom) / 2;
    const { overflowX, overflowY } = style(part);
    const beside = line.left < box.left - slack || line.right > box.right + slack;
    const beyond = middle < box.top || middle > box.bottom;
    return (/hidden|clip/.test(overflowX) && beside) || (/hidden|clip/.test(overflowY) && beyond);
  }

  function checkText(element: Element): void {
    const parts = [element, ...above(element)].filter((part) => part !== root && part !== document.body);
    for (const line of linesIn(element)) {
      checkBorders(element, line);
      const cutting = parts.find((part) => cuts(part, line));
      if (cutting) faults.add(`${nameOf(element)}: words are cut by ${nameOf(cutting)}`);
    }
  }

  function belongTogether(one: Element, other: Element): boolean {
    if (one.contains(other) || other.contains(one)) return true;
    return (
      [one, other].some(({ localName }) => localName === 'input') && one.parentElement === other.parentElement
    );
  }

  const touch = (some: Box[], others: Box[]) =>
    some.some((a) =>
      others.some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
      ),
    );

  /** Checks for overlapping controls of one surface (the page, or something pinned above it). */
  function checkOverlaps(shown: Element[]): void {
    const surfaceOf = (element: Element) => [element, ...above(element)].find(isPinned) ?? root;
    const placed = shown
      .filter((element) => !scrollsSideways(element))
      .map((element) => ({
        element,
        surface: surfaceOf(element),
        boxes: [...element.getClientRects()],
      }));
    placed.forEach((one, index) => {
      for (const other of placed.slice(index + 1)) {
        const isApart = one.surface !== other.surface || belongTogether(one.element, other.element);
        if (!isApart && touch(one.boxes, other.boxes))
          faults.add(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
    });
  }

  /** Checks for words of up to 12 characters broken across lines by a narrow column. */
  function checkWordsOf(text: Node, parent: Element): void {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{Letter}\d,]+/gu)) {
      if (word.length > 12) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) faults.add(`“${word}” is torn apart in ${nameOf(parent)}`);
    }
  }

  function checkWords(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (parent && isShown(parent) && !parent.closest(unbroken) && !text.textContent?.includes('@'))
        checkWordsOf(text, parent);
    }
  }

  function checkSideways(): void {
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways <= 0) return;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !scrollsSideways(element) && element.getBoundingClientRect().right > root.clientWidth + slack,
    );
    const inner = wide.filter((element) => !wide.some((part) => part !== element && element.contains(part)));
    faults.add(`${sideways} px to scroll sideways: ${inner.slice(0, 5).map(nameOf).join(', ')}`);
  }

  const shown = [...document.querySelectorAll(controls)].filter(isShown);
  checkSideways();
  checkWords();
  for (const element of shown) {
    checkInViewport(element);
    checkPinned(element);
    checkText(element);
  }
  checkOverlaps(shown);
  for (const cell of document.querySelectorAll('td, th')) if (isShown(cell)) checkText(cell);
  return [...faults];
}
