import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { addRules } from './sheets.ts';

/** Popovers. The package's own styles stand in a cascade layer, which the oldest browsers pass over. */
if (!isSupported()) {
  apply();
  addRules([
    '[popover]:not(.\\:popover-open){display:none}',
    '.\\:popover-open{display:block;z-index:2147483647}',
  ]);
}
