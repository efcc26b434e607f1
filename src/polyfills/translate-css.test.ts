import { describe, expect, it } from 'vitest';
import { translateCss } from './translate-css.ts';

const all = { has: true, popover: true, scripting: true };

describe('translateCss', () => {
  it('CSS that every browser supports needs no translation', () => {
    const css = '@import "a.css";@font-face{src:url(a)}a{color:red}@media (min-width:1px){b{color:red}}';
    expect(translateCss(css, all)).toEqual({ rules: [], queries: [] });
  });

  it.each([
    ['label:has(:checked){a:b}', 'label[data-has~="0"]{a:b}', 'label', ':checked'],
    [
      '[data-sizes]:has(.sizes label:nth-child(1)>:checked) .amounts>:nth-child(1){a:b}',
      '[data-sizes][data-has~="0"] .amounts>:nth-child(1){a:b}',
      '[data-sizes]',
      '.sizes label:nth-child(1)>:checked',
    ],
    [
      '.field>:has(+:is(input,select)){a:b}',
      '.field>[data-has~="0"]{a:b}',
      '.field> *',
      '+:is(input,select)',
    ],
    ['.m:not(:has(.notice)){a:b}', '.m:not([data-has~="0"]){a:b}', '.m', '.notice'],
    [':where(.a:is(b,i) :has(u)){a:b}', ':where(.a:is(b,i) [data-has~="0"]){a:b}', '.a:is(b,i)  *', 'u'],
    ['i,p.x:has(>b),u{a:b}', 'i,p.x[data-has~="0"],u{a:b}', 'p.x', '>b'],
    [':where(.choice:has(:checked)){a:b}', ':where(.choice[data-has~="0"]){a:b}', '.choice', ':checked'],
  ])('the :has() selector becomes an attribute: %s', (css, rule, anchor, inner) => {
    expect(translateCss(css, all)).toEqual({ rules: [rule], queries: [{ number: 0, anchor, inner }] });
  });

  it('numbering continues from the previous sheet, and the rules around are kept', () => {
    const css = '@media print{@supports (a:b){a:has(b){c:d}}}i:has(u){c:d}';
    const { rules, queries } = translateCss(css, all, 7);
    expect(rules).toEqual(['@media print{@supports (a:b){a[data-has~="7"]{c:d}}}', 'i[data-has~="8"]{c:d}']);
    expect(queries.map(({ number }) => number)).toEqual([7, 8]);
  });

  it('an open popover becomes a class, and the condition for scripting is removed', () => {
    const css =
      '.menu:popover-open{a:b}@media (width>1px) and (scripting:enabled){p{a:b}}@media (scripting:enabled){i{a:b}}';
    expect(translateCss(css, all).rules).toEqual([
      '.menu.\\:popover-open{a:b}',
      '@media (width>1px){p{a:b}}',
      '@media all{i{a:b}}',
    ]);
  });

  it('only features that the browser lacks are translated', () => {
    const css = 'a:has(b){c:d}i:popover-open{c:d}@media (scripting:enabled){u:has(b){c:d}}';
    expect(translateCss(css, { has: false, popover: false, scripting: true })).toEqual({
      rules: ['@media all{u:has(b){c:d}}'],
      queries: [],
    });
  });

  it('brackets within strings do not confuse the parser', () => {
    const css = 'a::before{content:"}"}b::after{content:\'\\\'{\'}p:has([title=")"]){c:d}';
    expect(translateCss(css, all).rules).toEqual(['p[data-has~="0"]{c:d}']);
  });
});
