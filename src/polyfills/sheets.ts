/*
 * The styles of the page as they come. Rules are added through the sheets that are there: the page's policy allows no
 * others.
 */

type Use = (sheet: CSSStyleSheet, text: string) => void;

const uses: Use[] = [];
const seen = new Set<Element>();

/** Runs `use` for every sheet of the page, those that come later too, as soon as its rules are known. */
export function withEverySheet(use: Use): void {
  uses.push(use);
}

/** Adds rules before all others of the page, so that its own styles win. */
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

/** What a linked sheet said before the browser dropped the half of it; the second request comes from its cache. */
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
