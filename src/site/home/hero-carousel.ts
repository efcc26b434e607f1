/**
 * Advances every five seconds until the visitor touches, hovers, focuses or stops it; then only
 * the visitor restarts it. Never autoplays with reduced motion.
 */

/** Milliseconds per slide. */
const interval = 5000;

const hero = document.querySelector<HTMLElement>('[data-hero]');
const slides = hero?.querySelector<HTMLElement>('[data-slides]');
const clock = hero?.querySelector<HTMLElement>('[data-clock]');

if (hero && slides && clock) {
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-dot]')];
  const arrows = [...hero.querySelectorAll<HTMLElement>('[data-step]')];
  let timer: number | undefined;

  const shown = () => Math.round(slides.scrollLeft / slides.clientWidth);

  const show = (index: number) => {
    const position = (index + dots.length) % dots.length;
    slides.scrollTo({ left: position * slides.clientWidth });
  };

  const showClock = () => {
    clock.toggleAttribute('data-playing', timer !== undefined);
    const { start = '', stop = '' } = clock.dataset;
    clock.setAttribute('aria-label', timer === undefined ? start : stop);
  };

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    showClock();
  };

  const start = () => {
    // Loads the other pictures before they are due.
    for (const picture of slides.querySelectorAll('img')) picture.loading = 'eager';
    timer = window.setInterval(() => {
      if (!document.hidden) show(shown() + 1);
    }, interval);
    showClock();
  };

  dots.forEach((dot, index) => {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  });
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => show(shown() + Number(arrow.dataset['step'])));
  }
  slides.addEventListener('scroll', () => {
    const current = shown();
    dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  });

  clock.addEventListener('click', () => (timer === undefined ? start() : stop()));
  for (const part of [slides, ...dots, ...arrows]) {
    for (const event of ['pointerenter', 'pointerdown', 'focusin']) part.addEventListener(event, stop);
  }

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  stillness.addEventListener('change', () => stillness.matches && stop());
  if (stillness.matches) stop();
  else start();
}
