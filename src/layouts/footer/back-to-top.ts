/** Goes all the way up, past the start of the content, and takes the focus along for keyboard and screen reader. */

document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
});
