/**
 * Newer browser features that a build may use, with the reason: a plainer fallback, a polyfill,
 * or a check at run time.
 */

/** Keyed by caniuse's name of the feature. */
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
  'css-display-contents':
    'known everywhere; screen readers of some pass over what is tabular, which it is not here',
  'css-marker-pseudo': 'the marks of lists have the colour of the text',
  'css-hanging-punctuation': 'quotation marks stand in line',
  'css-color-adjust': 'paper shows less colour',
  'css-hyphens': 'a word too long for the screen breaks without a hyphen',
  'css3-cursors-grab': 'a phone has no pointer',
  'css-clip-path': 'shapes are known everywhere; boxes are not asked for',
  'css3-cursors': 'a phone has no pointer',
  'css3-cursors-newer': 'a phone has no pointer',
  'css-appearance': 'prefixed by the build',
  'text-size-adjust': 'prefixed by the build',
  'text-decoration': 'lines under links are as thick as the font says',
  'css-print-color': 'paper shows less colour',
  multicolumn: 'only breaks inside columns differ',
  'css-page-break': 'prefixed by the build; paper only',
  'css-widows-orphans': 'paper only',
  'css-paged-media': 'paper only',
  'view-transitions': 'pages change at once',
  'cross-document-view-transitions': 'pages change at once',
};

/** Keyed by es-check's name of the feature. */
export const allowedSyntax: Record<string, string> = {
  ObjectHasOwn: 'src/polyfills',
  MapGroupBy: 'src/polyfills',
  ArrayFindLastIndex: 'only in tables of the dashboards, which begin with Chromium 109 and Safari 16.4',
  ArrayFindLast: 'only where staff put entries in order, on the dashboards',
  PrivateClassFields:
    'known since Chromium 74, Firefox 90 and Safari 14.1; es-check goes by the year of the standard',
};

/** Browser API, as eslint-plugin-compat names it. */
export const allowedInterfaces: Record<string, string> = {
  'Object.hasOwn': 'src/polyfills',
  'Crypto.randomUUID': 'src/polyfills',
  HTMLDialogElement: 'src/polyfills',
  OffscreenCanvas: 'only where staff choose a picture, on the dashboards',
  'navigator.connection': 'React asks first whether it is there',
  'navigator.userAgentData': 'React Aria asks first whether it is there',
  'screen.orientation': 'React Aria asks first whether it is there',
  'document.fullscreenElement': 'the polyfill of popovers asks first whether it is there',
  CSSLayerBlockRule: 'the polyfill of popovers asks first whether it is there',
};
