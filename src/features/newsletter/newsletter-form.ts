import { emailSentences } from '#src/lib/forms/email-sentences.ts';
import { keptSentence } from '#src/lib/forms/kept-sentence.ts';
import { startForm } from '#src/lib/forms/start-form.ts';

/** Sends the newsletter's box and says what came of it. The pages carry no room for that: it is made here. */

const form = document.querySelector<HTMLFormElement>('#newsletter form');
const email = form?.querySelector<HTMLInputElement>('[type=email]');

if (form && email) {
  Object.assign(email.dataset, emailSentences);
  email.before(errorOf(email));
  form.append(status());
  startForm(form, {
    thanks: ({ message }) => ({ title: String(message) }),
  });
  // It is loaded because somebody is in it already, or because an address waits.
  form.dispatchEvent(new Event('focusin'));
}

function errorOf(control: HTMLElement): HTMLElement {
  const error = document.createElement('p');
  error.id = `${control.id}-error`;
  error.className = 'error';
  error.hidden = true;
  return error;
}

/** There before it says something: assistive technology announces only what changes in a region that it knows. */
function status(): HTMLElement {
  const region = document.createElement('div');
  region.role = 'status';
  region.tabIndex = -1;
  region.dataset['formStatus'] = '';
  region.dataset['kept'] = keptSentence('Your address');
  return region;
}
