/** Opens the dialogs in browsers that do not support `command="show-modal"`. */
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll('button[command="show-modal"]')) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) button.addEventListener('click', () => dialog.showModal());
  }
}
