import { createHash } from 'node:crypto';

/*
 * The policy of a page has the hashes of its own styles and scripts. Astro writes those of all pages into each; this is
 * stricter, and no page grows with their number. The header of all that is published has the hashes of the scripts of all pages.
 */

/** The policy right behind the encoding: what stands before it is not held to it. Throws for a page without either. */
export function policyFirst(html: string): string {
  const [meta] = policy.exec(html) ?? [];
  const [encoding] = /<meta charset="[^"]*">/i.exec(html) ?? [];
  if (meta === undefined || encoding === undefined) throw new Error('A page has no policy, or no encoding.');
  return html.replace(meta, '').replace(encoding, () => encoding + meta);
}

/** Styles that follow one another become one: otherwise each needs a hash in the policy. */
export function joinStyles(html: string): string {
  return html.replaceAll('</style><style>', '');
}

/**
 * The page with a policy that allows only the inline styles and scripts that it holds. Scripts must have been allowed
 * before; styles are hashed afresh, since the build has shortened them. Dashboards also get what their widgets add.
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

/** The inline scripts that a finished page allows, as its policy names them. */
export function allowedScripts(html: string): string[] {
  const [list = ''] = /script-src [^;"]*/.exec(policy.exec(html)?.[0] ?? '') ?? [];
  return Array.from(list.matchAll(hashes), ([source]) => source.trim());
}

/** The worker of the search. */
const searchWorker = '/pagefind/pagefind-worker.js';

/**
 * Writes the platform's `_headers`: the policy of everything published, which allows these inline scripts only. The policy in
 * each page's HTML is stricter and refuses WebAssembly, which the search's worker needs; browsers of 2021 know only a wider
 * word for it. The map is on the contact page, and the dashboard frames public pages to show drafts.
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

/** React Aria writes these two styles into the page when a widget is first used. A test reads them from the package. */
export const widgetStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

const isDashboard = (html: string) => /<html\b[^>]* data-shell=/.test(html);

const hashes = / 'sha256-[^']+'/g;

/** What stands between the tags of inline styles or scripts. */
function inlineBlocks(html: string, tag: 'style' | 'script'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'));
  return Array.from(blocks, ([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
