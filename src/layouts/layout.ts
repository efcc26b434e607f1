/** What every page does once it is there: one file, because many small ones weigh more and come later. */
import '#src/features/account/menu/account-link.ts';
import '#src/features/cart/cart-link.ts';
import '#src/features/island/watch-errors.ts';
import '#src/features/chat/chat-button.ts';
import '#src/features/newsletter/newsletter-form.ts';
import '#src/features/offline/start-keeping.ts';
import '#src/features/search/search-box.ts';
import './footer/back-to-top.ts';
import './header/dropdowns.ts';
import './header/scrolled.ts';
import './header/theme-toggle.ts';

// The dashboard opens pages with ?preview in a frame, to show staff their drafts.
if (new URLSearchParams(location.search).has('preview')) void import('#src/features/preview/show-drafts.ts');
