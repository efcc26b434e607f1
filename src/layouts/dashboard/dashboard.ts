/** What every page of the dashboards does once it is there. */
import '#src/features/staff/shell/dashboard-frame.ts';
// A copy of its own: a shared one would become one more file on every public page.
import '../header/theme-toggle.ts?copy';
