/** Scrolls past the start of the content and moves the focus, for keyboards and screen readers. */

document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
});
