import { recall } from '#src/lib/session-memory.ts';

/** Loads what sends the newsletter's box without leaving the page: when somebody first goes into it, or an address waits. */
document.querySelector('#newsletter form')?.addEventListener('focusin', load);
if (recall('fts_newsletter_draft_waiting')) load();

function load(): void {
  // A script that cannot be had leaves the form as it is: the browser sends it by itself.
  import('./newsletter-form.ts').catch(() => undefined);
}
