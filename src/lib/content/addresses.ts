/** Address on this site: the path ('' for the page itself), and the fragment. */
export interface Address {
  path: string;
  id: string | undefined;
  text: string;
}

/**
 * Lists a page's addresses on this site: links, forms, pictures in all widths, scripts and styles.
 * Skips addresses that functions or the platform serve: they are not built.
 */
export function addressesIn(html: string): Address[] {
  const single = [...html.matchAll(/\s(?:href|src|action|component-url|renderer-url)="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...single, ...sets]
    .map((address) => address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))
    .filter((address) => /^[/#](?!\/)/.test(address) && !/^\/(api|\.netlify|verify)(?=[/?]|$)/.test(address))
    .map((text) => {
      const [target = '', id] = text.split('#');
      return { path: target.split('?')[0] ?? '', id: id || undefined, text };
    });
}

export function hasId(html: string, id: string): boolean {
  return html.includes(`id="${id}"`);
}
