import { builtHome, homeAt } from './dashboards.ts';

/** Turns a page built for admins into the super admins' one when it was opened at their address. */
export function adoptAddress(): void {
  const home = homeAt(window.location.pathname);
  if (home === builtHome) return;
  const links = `:is(a, link[rel="manifest"])[href^="${builtHome}"]`;
  for (const link of document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(links))
    link.setAttribute('href', home + (link.getAttribute('href') ?? '').slice(builtHome.length));
  const search = document.querySelector('[data-frame="find"] span');
  if (search) search.textContent = 'Search the platform';
}
