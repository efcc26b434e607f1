/** Scripts of every page in one file: many small ones would be larger and slower. */
import '#src/components/account/menu/account-link.ts';
import '#src/site/cart/cart-link.ts';
import '#src/components/island/watch-errors.ts';
import '#src/site/chat/chat-button.ts';
import '#src/site/newsletter/newsletter-form.ts';
import '#src/site/offline/start-keeping.ts';
import '#src/site/search/search-box.ts';
import './footer/back-to-top.ts';
import './footer/fold-lists.ts';
import './header/dropdowns.ts';
import './header/scrolled.ts';
import './header/theme-toggle.ts';
import './language/language-choice.ts';

// The dashboard frames pages with ?preview, to show staff their drafts.
if (new URLSearchParams(location.search).has('preview')) void import('#src/site/preview/show-drafts.ts');
