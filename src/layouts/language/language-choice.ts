import { keyInAddress } from '#src/lib/key-in-address.ts';
import { addressIn, barePath, type Language } from '#src/lib/words/languages.ts';

/** Links to other languages, and the offer (docs/product.md, Languages). `fts_language` ends the offer. */

const root = document.documentElement;

function remember(language: string): void {
  try {
    localStorage.setItem('fts_language', language);
  } catch (error) {
    // Storage is blocked: the page can be read in any language, and makes no offer.
    if (!(error instanceof DOMException)) throw error;
  }
}

// An error page or the offline page may be at the address of a page that another language has.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language="address"]'))
  link.pathname = addressIn(link.lang as Language, barePath(location.pathname));

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
  link.addEventListener('click', () => {
    remember(link.lang);
    if (link.dataset['language'] === 'home') return;
    // A query may hold a reference, a fragment the key of a booking.
    link.search = location.search;
    link.hash = keyInAddress() || location.hash;
  });

for (const button of document.querySelectorAll('[data-close-offer]'))
  button.addEventListener('click', () => {
    remember(root.lang);
    delete root.dataset['offer'];
    document.getElementById('content')?.focus({ preventScroll: true });
  });
