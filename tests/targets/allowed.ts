/**
 * What is built may use of newer browsers, with the reason: either an old one shows something plainer instead, or a
 * polyfill brings it, or the script asks before it uses it.
 */

/** By caniuse's name of the feature. */
export const allowedStyles: Record<string, string> = {
  'css-has': 'src/polyfills says such rules again in attributes',
  'css-media-scripting': 'src/polyfills says "enabled" again; without scripts old engines show everything',
  'css-subgrid': 'rows of neighbours do not line up',
  'css-nth-child-of': 'the first of the shown cards is no wider than the others',
  'css-content-visibility': 'more is laid out than is seen',
  'css-container-queries': 'the narrow layout stays',
  'css-text-wrap-balance': 'headings break where the line ends',
  'css-scrollbar': 'the scroll bar shows',
  'css-overscroll-behavior': 'the page behind scrolls on',
  'css-overflow': '`clip` and `auto` are only partly known to Safari 15',
  'css-resize': 'the field keeps its size',
  'css-touch-action': 'a double tap zooms',
  'css-selection': 'a selection has the colours of the phone',
  'css-masks': 'caniuse counts clip-path among masks',
  'css-clip-path': 'shapes are known everywhere; boxes are not asked for',
  'css3-cursors': 'a phone has no pointer',
  'css3-cursors-newer': 'a phone has no pointer',
  'css-appearance': 'prefixed by the build',
  'text-size-adjust': 'prefixed by the build',
  'text-decoration': 'lines under links are as thick as the font says',
  'css-print-color': 'paper shows less colour',
  'multicolumn': 'only breaks inside columns differ',
  'css-page-break': 'prefixed by the build; paper only',
  'css-widows-orphans': 'paper only',
  'css-paged-media': 'paper only',
  'view-transitions': 'pages change at once',
  'cross-document-view-transitions': 'pages change at once',
};

/** By the words of the check of scripts. */
export const polyfilled = ['Object.hasOwn', 'Map.groupBy', 'Crypto.randomUUID', 'HTMLDialogElement'];
