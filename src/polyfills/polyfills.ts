/*
 * Features that browsers before 2024 lack; each part tests first. One classic script before all others
 * (src/pages/polyfills.js.ts), which src/layouts/boot.js loads if something is missing.
 */
import './built-ins.ts';
import './dialogs.ts';
import './popovers.ts';
import './dropped-rules.ts';
