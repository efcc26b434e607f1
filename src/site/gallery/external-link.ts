export function setExternalLink(link: HTMLAnchorElement, href: string): void {
  link.hidden = href === '';
  if (href === '') for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
  else if (link.getAttribute('href') !== href)
    Object.assign(link, { href, target: '_blank', rel: 'noopener' });
}
