/*
 * What browsers before 2024 lack of what the site uses: each part looks first whether it is missing. One classic script
 * before all others (src/pages/polyfills.js.ts), which src/layouts/boot.js asks for where something is missing.
 */
import './built-ins.ts';
import './dialogs.ts';
import './popovers.ts';
import './dropped-rules.ts';
