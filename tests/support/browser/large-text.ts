import { expect, type Page } from '@playwright/test';
import { test as base } from './test.ts';

/** A visitor who reads with large letters: what the browser's own setting does, not a zoom. */

/** Twice the size that browsers come with. */
const largeText = '--blink-settings=defaultFontSize=32';
const largeSizes = { standard: 32, fixed: 26 };

/** A browser of its own, with that setting. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), largeText] }),
    { scope: 'worker' },
  ],
});

/** The narrowest phones, with everything else that makes a page hard to lay out. */
const narrow = [320, 360];

/** The same setting for a page that is open already. */
export async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: largeSizes });
}

/** With large letters, on both phones and in the dark: nothing of the page as it is now is cut, hidden or out of reach. */
export async function expectWholeWhenLarge(page: Page, what: string): Promise<void> {
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 640 });
    const enlarged = await page.evaluate(() => matchMedia('(width < 20rem)').matches);
    expect(enlarged, 'the setting reaches the page').toBe(true);
    expect.soft(await faultsOf(page), `${what} at ${width} px, with large letters`).toEqual([]);
  }
}

/** Everything on the page that cannot be read or pressed: a line for each fault, none when all is well. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Runs in the page, so it holds all that it needs. */
function findFaults(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Fractions of pixels are no fault. */
  const slack = 1.5;
  const root = document.documentElement;
  const controls = 'a, button, input, select, textarea, summary, label, [role="button"], [role="tab"]';
  /** Names for machines may break anywhere. */
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

  /** What scrolls sideways by itself shows everything in time. */
  const scrollsSideways = (element: Element) =>
    above(element).some((part) => part !== root && /auto|scroll/.test(style(part).overflowX));

  /** "button.icon-button “Menu”": enough to find it. */
  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = [element.localName, ...element.classList].join('.');
    return `${kind} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  }

  const round = ({ left, right, top, bottom }: Box) =>
    `${Math.round(left)}…${Math.round(right)} x ${Math.round(top)}…${Math.round(bottom)}`;

  /** The lines of text within an element, each a box. */
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

  /** What is pinned and does not scroll stays where it is, so it must be on the screen. */
  function checkPinned(element: Element): void {
    const parts = [element, ...above(element)];
    const pinned = parts.findIndex((part) => style(part).position === 'fixed');
    if (pinned < 0) return;
    const scrolls = parts.slice(0, pinned + 1).some((part) => /auto|scroll/.test(style(part).overflowY));
    const box = element.getBoundingClientRect();
    if (!scrolls && (box.top < -slack || box.bottom > innerHeight + slack))
      faults.add(`${nameOf(element)} is above or below the screen for good: ${round(box)}`);
  }

  /** Words beyond the borders of their own control. */
  function checkBorders(element: Element, line: Box): void {
    if (style(element).display === 'inline') return;
    const own = element.getBoundingClientRect();
    const middle = (line.top + line.bottom) / 2;
    if (line.left < own.left - slack || line.right > own.right + slack)
      faults.add(`${nameOf(element)}: words stick out sideways: ${round(line)} of ${round(own)}`);
    if (middle < own.top || middle > own.bottom)
      faults.add(`${nameOf(element)}: a line is above or below: ${round(line)} of ${round(own)}`);
  }

  /** Whether this part hides some of the line. */
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

  /** One holds the other, or a button stands in the field it belongs to. */
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

  /** Controls of one surface (the page, or something pinned above it) that lie on one another. */
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

  /** A word of a usual length that stands on two lines, because its column is narrower than it need be. */
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

  /** The innermost of what reaches beyond the screen: that is where to look. */
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
  return [...faults];
}
