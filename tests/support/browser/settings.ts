import type { Page } from '@playwright/test';

/** Lists elements that would still move under reduced motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
    const moves = (element: Element, pseudo?: string) => {
      const { animationName, animationDuration, transitionDuration, transitionProperty, scrollBehavior } =
        getComputedStyle(element, pseudo);
      if (animationName !== 'none' && seconds(animationDuration) > 0.01) return animationName;
      if (transitionProperty !== 'none' && seconds(transitionDuration) > 0.01) return transitionProperty;
      return scrollBehavior === 'smooth' ? 'smooth scrolling' : undefined;
    };
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const what = moves(element, pseudo);
        return what
          ? [`${element.localName}.${[...element.classList].join('.')}${pseudo ?? ''}: ${what}`]
          : [];
      }),
    );
    return [...new Set(found)];
  });
}

/** Lists selected elements that look unselected in forced colours. */
export function hiddenByForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = [
      'backgroundColor',
      'color',
      'fontWeight',
      'borderTopColor',
      'borderBottomColor',
      'borderLeftColor',
      'borderTopWidth',
      'borderBottomWidth',
      'borderLeftWidth',
      'outlineStyle',
      'textDecorationLine',
      'transform',
      'content',
    ] as const;
    const lookOf = (element: Element) =>
      [undefined, '::before', '::after']
        .flatMap((pseudo) => looks.map((look) => getComputedStyle(element, pseudo)[look]))
        .join()
        // Forced colours turn transparent into the page's background.
        .replace(/rgba\((\d+, \d+, \d+), 0\)/g, 'rgb($1)');
    /** Native radios show their own state. */
    const isDrawn = (input: Element) =>
      input.checkVisibility({ opacityProperty: true }) && input.clientWidth > 4;
    const chosen =
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], label:has(> input[type="radio"]:checked)';
    /** Unselected siblings of the same kind, also across the items of a list. */
    const othersOf = (element: Element) => {
      const holder = element.parentElement?.localName === 'li' ? element.parentElement : element;
      return [...(holder.parentElement?.children ?? [])]
        .filter((child) => child !== holder)
        .flatMap((child) => (holder === element ? [child] : [...child.children]))
        .filter((other) => other.localName === element.localName && !other.matches(chosen));
    };
    return [...document.querySelectorAll(chosen)].flatMap((element) => {
      const input = element.querySelector('input');
      if (!element.checkVisibility() || (input && isDrawn(input))) return [];
      const like = othersOf(element).some(
        (other) => other.checkVisibility() && lookOf(other) === lookOf(element),
      );
      return like
        ? [`${element.localName} “${element.textContent?.trim().slice(0, 40)}” looks like the others`]
        : [];
    });
  });
}
