/** What every page does once it is there: one file, because many small ones weigh more and come later. */
import '#src/features/account/account-link.ts';
import '#src/features/cart/cart-link.ts';
import '#src/features/chat/chat-button.ts';
import '#src/features/newsletter/newsletter-box.ts';
import '#src/features/search/search-box.ts';
import './back-to-top.ts';
import './dropdowns.ts';
import './scrolled.ts';
import './theme-toggle.ts';
import './waiting-check.ts';
