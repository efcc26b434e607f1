/** What every page of the dashboards does once it is there. */
import '#src/features/staff/frame.ts';
import './theme-toggle.ts';
