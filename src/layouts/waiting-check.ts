import type { waitingFormsKey } from '#src/lib/forms/waiting-forms.ts';

/** By name: whoever has nothing waiting loads nothing of it. */
const key: typeof waitingFormsKey = 'fts_waiting';

// Once the page's own scripts have run. Should it not load, the text is in the form, and the button sends it.
addEventListener('load', () => {
  try {
    if (sessionStorage[key]) import('./resume-waiting.ts').catch(() => undefined);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
});
