import { type ApplyWords, applyLinks } from './apply-links.ts';

/** Opens the apply dialog from every "Apply Now" on the page and keeps its links on the chosen programme. */
const dialog = document.querySelector<HTMLDialogElement>('#apply-dialog');
const choice = dialog?.querySelector('select');

if (dialog) {
  const words = JSON.parse(dialog.getAttribute('data-words') ?? '{}') as ApplyWords;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apply]')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // A new tab or window gets the page's own section instead.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(dialog, words, link.getAttribute('data-apply') ?? '');
    });
  }
  choice?.addEventListener('change', () => pointAt(dialog, words, choice.value));
}

function open(target: HTMLDialogElement, words: ApplyWords, programme: string): void {
  if (choice) {
    choice.value = programme;
    // No programme asked for: the first choice stands.
    if (choice.selectedIndex < 0) choice.selectedIndex = 0;
    pointAt(target, words, choice.value);
  }
  target.showModal();
}

function pointAt(target: HTMLDialogElement, words: ApplyWords, programme: string): void {
  const links = applyLinks(words, programme);
  target.querySelector('[data-apply-mail]')?.setAttribute('href', links.mail);
  target.querySelector('[data-apply-whatsapp]')?.setAttribute('href', links.whatsapp);
}
