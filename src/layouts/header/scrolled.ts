/** Marks the page as scrolled after 300 px, by IntersectionObserver instead of a scroll listener. */

const mark = document.querySelector('[data-scroll-mark]');
const compact = document.querySelector('[data-compact-header]');

function setScrolled(scrolled: boolean): void {
  document.documentElement.toggleAttribute('data-scrolled', scrolled);
  if (!scrolled) collapse();
}

function collapse(): void {
  for (const open of compact?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}

if (mark !== null) {
  new IntersectionObserver(([entry]) => {
    if (entry !== undefined) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0);
  }).observe(mark);
}
