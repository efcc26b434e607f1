import dialogPolyfill from 'dialog-polyfill';
import { addRules } from './sheets.ts';

/** `<dialog>` for Firefox before 98, where it is an unknown element. Registered on first opening. */
if (!('HTMLDialogElement' in window)) {
  const plain = HTMLUnknownElement.prototype as HTMLDialogElement;
  Object.assign(window, { HTMLDialogElement: HTMLUnknownElement });
  for (const open of ['show', 'showModal'] as const) {
    plain[open] = function register(this: HTMLDialogElement): void {
      dialogPolyfill.forceRegisterDialog(this);
      this[open]();
    };
  }
  plain.close = () => undefined;
  addRules([
    'dialog{position:fixed;top:0;right:0;bottom:0;left:0;height:-moz-fit-content}',
    'dialog:not([open]){display:none!important}',
    '.backdrop,._dialog_overlay{position:fixed;top:0;right:0;bottom:0;left:0;background:rgba(20,12,8,.6)}',
  ]);
}
