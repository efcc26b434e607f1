/* Style sheets of the page, as they load. New rules go into them: the CSP allows no other sheets. */

type Use = (sheet: CSSStyleSheet, text: string) => void;

const uses: Use[] = [];
const seen = new Set<Element>();

/** Runs `use` for every sheet, present and later, once its rules are readable. */
export function withEverySheet(use: Use): void {
  uses.push(use);
}

/** Inserts rules before all others, so that the page's own styles win. */
export function addRules(rules: readonly string[]): void {
  let added = false;
  withEverySheet((sheet) => {
    if (!added) for (const [position, rule] of rules.entries()) sheet.insertRule(rule, position);
    added = true;
  });
}

function look(): void {
  for (const element of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    if (seen.has(element)) continue;
    seen.add(element);
    if (element instanceof HTMLLinkElement) void readLinked(element);
    else if (element instanceof HTMLStyleElement) give(element.sheet, element.textContent);
  }
}

/** Reads the source of a linked sheet, with the rules the browser dropped. Served from the cache. */
async function readLinked(link: HTMLLinkElement): Promise<void> {
  if (link.sheet === null)
    await new Promise((loaded) => link.addEventListener('load', loaded, { once: true }));
  const answer = await fetch(link.href);
  give(link.sheet, await answer.text());
}

function give(sheet: CSSStyleSheet | null, text: string): void {
  if (sheet) for (const use of uses) use(sheet, text);
}

new MutationObserver(look).observe(document, { childList: true, subtree: true });
