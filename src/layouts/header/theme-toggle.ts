/** Theme button (docs/product.md, Header and footer). Stored in `fts_theme`; other tabs follow. */

const key = 'fts_theme';
const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const buttons = document.querySelectorAll('[data-theme-toggle]');

function isDark(): boolean {
  return root.dataset['theme'] === undefined ? systemDark.matches : root.dataset['theme'] === 'dark';
}

function show(): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(isDark()));
}

function choose(theme: 'light' | 'dark'): void {
  root.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch (error) {
    // Storage is blocked: the choice applies to this page only.
    if (!(error instanceof DOMException)) throw error;
  }
  show();
}

for (const button of buttons) button.addEventListener('click', () => choose(isDark() ? 'light' : 'dark'));

addEventListener('storage', (event) => {
  if (event.key !== key) return;
  if (event.newValue === 'dark' || event.newValue === 'light') root.dataset['theme'] = event.newValue;
  else delete root.dataset['theme'];
  show();
});

systemDark.addEventListener('change', show);
show();
