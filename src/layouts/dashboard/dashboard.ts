/** What every page of the dashboards does once it is there. */
import '#src/features/staff/shell/dashboard-frame.ts';
import '#src/features/account/menu/account-link.ts';
import '#src/features/island/watch-errors.ts';
import '../header/theme-toggle.ts';
