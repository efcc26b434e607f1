import { withEverySheet } from './sheets.ts';
import { type Missing, translateCss } from './translate-css.ts';
import { watchHas } from './watch-has.ts';

const missing: Missing = {
  has: !CSS.supports('selector(:has(a))'),
  popover: !CSS.supports('selector(:popover-open)'),
  scripting: !matchMedia('(scripting: enabled)').matches,
};
let count = 0;

withEverySheet((sheet, text) => {
  const { rules, queries } = translateCss(text, missing, count);
  count += queries.length;
  for (const rule of rules) insert(sheet, rule);
  if (queries.length > 0) watchHas(queries);
});

function insert(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // Another part of the rule is unsupported too, so the browser would have dropped it anyway.
  }
}
