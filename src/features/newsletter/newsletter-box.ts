/** Loads what sends the newsletter's box without leaving the page, when somebody first goes into it. */
document.querySelector('#newsletter form')?.addEventListener('focusin', () => {
  // A script that cannot be had leaves the form as it is: the browser sends it by itself.
  import('./newsletter-form.ts').catch(() => undefined);
});
