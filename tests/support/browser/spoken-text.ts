import type { Page } from '@playwright/test';

/** Returns all that a page shows or reads aloud now, without what is marked as English. */
export function spokenText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const other of body.querySelectorAll('[lang="en"], script, style, template')) other.remove();
    const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
    const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [body.textContent ?? '', ...attributes].join('\n');
  });
}
