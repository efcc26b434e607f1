/** What the layout does once it is there: one file, so that a page asks for it once. */
import '#src/features/account/account-link.ts';
import './back-to-top.ts';
import './dropdowns.ts';
import './scrolled.ts';
import './theme-toggle.ts';
