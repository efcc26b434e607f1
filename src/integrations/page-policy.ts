import { createHash } from 'node:crypto';

/*
 * A page's CSP has the hashes of its own styles and scripts, not of all pages as Astro writes it:
 * stricter, and no page grows. The `_headers` policy has the script hashes of all pages.
 */

/** Moves the CSP right behind the charset: what precedes it is exempt. Throws if either is missing. */
export function policyFirst(html: string): string {
  const [meta] = policy.exec(html) ?? [];
  const [encoding] = /<meta charset="[^"]*">/i.exec(html) ?? [];
  if (meta === undefined || encoding === undefined) throw new Error('A page has no policy, or no encoding.');
  return html.replace(meta, '').replace(encoding, () => encoding + meta);
}

/** Merges adjacent styles: otherwise each needs a hash in the CSP. */
export function joinStyles(html: string): string {
  return html.replaceAll('</style><style>', '');
}

/**
 * Limits the CSP to the page's inline styles and scripts. Scripts must have been allowed before;
 * styles are rehashed after minification. Dashboards also get `widgetStyles`.
 */
export function ownHashesOnly(html: string): string {
  const scripts = new Set(inlineBlocks(html, 'script').map(hashSource));
  const styles = [...inlineBlocks(html, 'style').map(hashSource), ...(isDashboard(html) ? widgetStyles : [])];
  return html.replace(policy, (meta) =>
    meta
      .replace(/script-src [^;"]*/, (list) =>
        list.replaceAll(hashes, (source) => (scripts.has(source.trim()) ? source : '')),
      )
      .replace(/style-src [^;"]*/, (list) => [list.replaceAll(hashes, ''), ...styles].join(' ')),
  );
}

/** Lists the inline script sources in a finished page's CSP. */
export function allowedScripts(html: string): string[] {
  const [list = ''] = /script-src [^;"]*/.exec(policy.exec(html)?.[0] ?? '') ?? [];
  return Array.from(list.matchAll(hashes), ([source]) => source.trim());
}

const searchWorker = '/pagefind/pagefind-worker.js';

/**
 * Builds `_headers`: page CSPs are stricter, but refuse the search worker's WebAssembly
 * (`unsafe-eval` for browsers of 2021). Frames: the contact map, and drafts in the dashboard.
 */
export function policyHeaders(scripts: Iterable<string>): string {
  const header = (...scriptSources: string[]) =>
    `  Content-Security-Policy: default-src 'self'; script-src ${["'self'", ...scriptSources].join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'self' https://www.openstreetmap.org; connect-src 'self' https://www.openstreetmap.org; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; report-uri /api/reports/policy; report-to policy`;
  return [
    '/*',
    header(...new Set([...scripts].sort()), "'wasm-unsafe-eval'"),
    searchWorker,
    header("'unsafe-eval'"),
    '',
  ].join('\n');
}

const policy = /<meta http-equiv="content-security-policy" content="[^"]*">/i;

/** Styles that React Aria injects on first use of a widget. A test reads them from the package. */
export const widgetStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

const isDashboard = (html: string) => /<html\b[^>]* data-shell=/.test(html);

const hashes = / 'sha256-[^']+'/g;

function inlineBlocks(html: string, tag: 'style' | 'script'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'));
  return Array.from(blocks, ([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
