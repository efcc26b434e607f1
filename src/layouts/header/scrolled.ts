/** Marks the page as scrolled once its first 300 px are out of view. No scroll listener: the browser tells us. */

const mark = document.querySelector('[data-scroll-mark]');
const compact = document.querySelector('[data-compact-header]');

function setScrolled(scrolled: boolean): void {
  document.documentElement.toggleAttribute('data-scrolled', scrolled);
  if (!scrolled) collapse();
}

/** A header that hides takes its open menus along. */
function collapse(): void {
  for (const open of compact?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}

if (mark !== null) {
  new IntersectionObserver(([entry]) => {
    if (entry !== undefined) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0);
  }).observe(mark);
}
