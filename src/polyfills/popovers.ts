import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { addRules } from './sheets.ts';

/** The package's own styles are in a cascade layer, which the oldest browsers ignore. */
if (!isSupported()) {
  apply();
  addRules([
    '[popover]:not(.\\:popover-open){display:none}',
    '.\\:popover-open{display:block;z-index:2147483647}',
  ]);
}
