import '#src/dashboard/shell/dashboard-frame.ts';
import '#src/components/account/menu/account-link.ts';
import '#src/components/island/watch-errors.ts';
import '../header/theme-toggle.ts';
