/*
 * Rewrites dropped rules: `:has()` as an attribute (watch-has.ts), `:popover-open` as the class of
 * the popover polyfill, and `(scripting: enabled)` as true.
 */

/** Condition for `data-has` to contain this number. */
export interface HasQuery {
  number: number;
  /** Selector of elements that may have the attribute. */
  anchor: string;
  /** Argument of `:has()`, relative to the anchor. */
  inner: string;
}

export interface Translation {
  /** Whole rules with their at-rules, in the order of the sheet. */
  rules: string[];
  queries: HasQuery[];
}

export interface Missing {
  has: boolean;
  popover: boolean;
  scripting: boolean;
}

/** Rewrites the dropped rules of a sheet. `firstNumber` is the number of its first `:has()`. */
export function translateCss(css: string, missing: Missing, firstNumber = 0): Translation {
  const queries: HasQuery[] = [];
  const rules: string[] = [];
  for (const { around, selector, body } of styleRules(css)) {
    const lost =
      (missing.has && selector.includes(':has(')) ||
      (missing.popover && selector.includes(':popover-open')) ||
      (missing.scripting && around.some((rule) => rule.includes(scripting)));
    if (!lost) continue;
    const withoutHas = missing.has ? replaceHas(selector, queries, firstNumber) : selector;
    const said = missing.popover
      ? withoutHas.replace(/(^|[^\\]):popover-open/g, '$1.\\:popover-open')
      : withoutHas;
    const outside = missing.scripting ? around.map(withoutScripting) : around;
    rules.push(`${outside.map((rule) => `${rule}{`).join('')}${said}{${body}}${'}'.repeat(outside.length)}`);
  }
  return { rules, queries };
}

const scripting = '(scripting:enabled)';

function withoutScripting(rule: string): string {
  return rule.replace(` and ${scripting}`, '').replace(`${scripting} and `, '').replace(scripting, 'all');
}

interface StyleRule {
  /** `@media` and `@supports`, outermost first. */
  around: string[];
  selector: string;
  body: string;
}

/** Yields all style rules of a minified sheet; other at-rules are skipped. */
function* styleRules(css: string, around: string[] = []): Generator<StyleRule> {
  let rest = css;
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const end = closing(rest, open, '{', '}');
    const body = rest.slice(open + 1, end);
    // Statements without a block (`@import …;`) before it are not part of the rule.
    const prelude = rest.slice(rest.lastIndexOf(';', open) + 1, open).trim();
    if (/^@(media|supports)\b/.test(prelude)) yield* styleRules(body, [...around, prelude]);
    else if (!prelude.startsWith('@')) yield { around, selector: prelude, body };
    rest = rest.slice(end + 1);
  }
}

/** Returns the position of the bracket that closes the one at `from`. Ignores brackets in strings. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '"' || char === "'") at = endOfString(text, at);
    else if (char === open) depth++;
    else if (char === close && --depth === 0) return at;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}

/** Replaces each `:has()` with an attribute and adds it to `queries`. */
function replaceHas(selectors: string, queries: HasQuery[], firstNumber: number): string {
  let rest = selectors;
  for (let at = rest.indexOf(':has('); at >= 0; at = rest.indexOf(':has(')) {
    const end = closing(rest, at + 4, '(', ')');
    const number = firstNumber + queries.length;
    queries.push({ number, anchor: anchorBefore(rest.slice(0, at)), inner: rest.slice(at + 5, end) });
    rest = `${rest.slice(0, at)}[data-has~="${number}"]${rest.slice(end + 1)}`;
  }
  return rest;
}

function anchorBefore(before: string): string {
  // `:not(:has(…))` watches the same elements as `:has(…)`.
  const positive = before.replace(/:not\($/, '');
  const own = positive.slice(startOfSelector(positive));
  return own === '' || /[\s>+~]$/.test(own) ? `${own} *` : own;
}

/** Returns the position after the last top-level comma, or after a still open bracket, as in `:where(`. */
function startOfSelector(before: string): number {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    const char = before[at] ?? '';
    if (')]'.includes(char)) depth++;
    else if (depth === 0 && ',('.includes(char)) return at + 1;
    else if ('(['.includes(char)) depth--;
  }
  return 0;
}
