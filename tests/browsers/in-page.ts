/** Functions that run in the page. Sent as text, so each is self-contained and in the oldest syntax. */

export type Rgb = readonly [number, number, number];

/** Position in the window, and `obstacle` if it cannot be pressed there. */
export interface Place {
  x: number;
  y: number;
  obstacle?: string;
}

/** Scrolls to the first visible element of this kind whose name begins with these words. */
export function locate(selector: string, words: string): Place | undefined {
  // Before its scripts run, a button does something else; not every engine waits for them.
  if (document.readyState !== 'complete') return undefined;
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const style = getComputedStyle(element);
    const isShown = style.visibility === 'visible' && element.getClientRects().length > 0;
    if (!name.startsWith(words) || element.matches(':disabled') || !isShown) continue;
    // Old Chromiums ignore `behavior` and follow the page's own smooth scrolling.
    document.documentElement.style.scrollBehavior = 'auto';
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
      return { x, y, obstacle: 'it is outside of the window' };
    const moving = document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
    if (moving) return { x, y, obstacle: 'it is moving' };
    const on = document.elementFromPoint(x, y);
    return on !== null && element.contains(on)
      ? { x, y }
      : { x, y, obstacle: `over it lies ${on?.outerHTML.slice(0, 200)}` };
  }
  return undefined;
}

/** Fills the visible field with this label, as typing does. False if there is none. */
export function setValue(words: string, value: string): boolean {
  for (const label of document.querySelectorAll('label')) {
    const { control } = label;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (!(label.textContent ?? '').trim().startsWith(words) || control.getClientRects().length === 0)
      continue;
    control.focus();
    // React overrides the setter on the element; only the prototype's triggers its change event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  return false;
}

export function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}

export function openForMs(): number {
  return performance.now();
}

export function islandsAreThere(): boolean {
  return document.querySelector('astro-island[ssr][client="load"]') === null;
}

export function menuIsShown(): boolean {
  const menu = document.querySelector('#site-menu');
  return menu !== null && menu.getClientRects().length > 0 && getComputedStyle(menu).visibility === 'visible';
}

export function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
}

export function flaws(paper: Rgb, windowWidth: number): string[] {
  const root = document.documentElement;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return ['There is no canvas to read colours with.'];

  /** Converts any CSS colour to red, green, blue and opacity (0 to 255). */
  function bytes(colour: string): Uint8ClampedArray {
    pen?.clearRect(0, 0, 1, 1);
    if (pen) pen.fillStyle = colour;
    pen?.fillRect(0, 0, 1, 1);
    return pen?.getImageData(0, 0, 1, 1).data ?? new Uint8ClampedArray(4);
  }
  const far = (one: ArrayLike<number>, other: ArrayLike<number>) =>
    Math.max(...[0, 1, 2].map((index) => Math.abs((one[index] ?? 0) - (other[index] ?? 0))));

  const found: string[] = [];
  const note = (wrong: boolean, sentence: string) => wrong && found.push(sentence);
  const ground = bytes(getComputedStyle(root).backgroundColor);
  note(ground[3] !== 255 || far(ground, paper) > 3, `the paper is ${[...ground]}, not ${paper}`);
  note(far(bytes(getComputedStyle(root).color), paper) < 120, 'the text can hardly be told from the paper');
  for (const button of document.querySelectorAll('.button--primary:not(:disabled)')) {
    const colour = bytes(getComputedStyle(button).backgroundColor);
    note(colour[3] === 0 || far(colour, paper) < 60, `“${button.textContent?.trim()}” has no ground`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    ':is(.field, .newsletter) :is(input, select, textarea)',
  )) {
    if (['checkbox', 'radio', 'hidden', 'file'].includes(field.type)) continue;
    const { borderBlockEndWidth, borderBlockEndColor } = getComputedStyle(field);
    const missing = Number.parseFloat(borderBlockEndWidth) < 1 || bytes(borderBlockEndColor)[3] === 0;
    note(missing, `the field “${field.name}” has no border`);
  }
  note(root.scrollWidth > windowWidth, `${root.scrollWidth - windowWidth} px to scroll sideways`);
  return found;
}

export function locationOf(): string {
  return location.href;
}

export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
