/** What every page does once it is there: one file, because many small ones weigh more and come later. */
import '#src/components/account/menu/account-link.ts';
import '#src/site/cart/cart-link.ts';
import '#src/components/island/watch-errors.ts';
import '#src/site/chat/chat-button.ts';
import '#src/site/newsletter/newsletter-form.ts';
import '#src/site/offline/start-keeping.ts';
import '#src/site/search/search-box.ts';
import './footer/back-to-top.ts';
import './header/dropdowns.ts';
import './header/scrolled.ts';
import './header/theme-toggle.ts';

// The dashboard opens pages with ?preview in a frame, to show staff their drafts.
if (new URLSearchParams(location.search).has('preview')) void import('#src/site/preview/show-drafts.ts');
