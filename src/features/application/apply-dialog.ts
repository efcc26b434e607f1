import { chooseProgramme } from './choose-programme.ts';

/** Opens the form of /internships/apply over the page, from every "Apply Now". Its HTML and script come on first opening. */
const dialog = document.querySelector<HTMLDialogElement>('#apply-dialog');
const place = dialog?.querySelector<HTMLElement>('[data-apply-form]');
const trouble = dialog?.querySelector<HTMLElement>('[role=alert]');
let form: Promise<HTMLFormElement> | undefined;

if (dialog && place && trouble) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // A new tab or window gets the form's own page instead.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      dialog.showModal();
      void show(link, place, trouble);
    });
  }
}

async function show(link: HTMLAnchorElement, target: HTMLElement, notice: HTMLElement): Promise<void> {
  notice.hidden = true;
  target.hidden = false;
  try {
    form ??= loadForm(link.href, target);
    chooseProgramme(await form, new URL(link.href).searchParams.get('programme'));
  } catch {
    form = undefined;
    target.hidden = true;
    notice.hidden = false;
  }
}

async function loadForm(address: string, target: HTMLElement): Promise<HTMLFormElement> {
  const [{ startApplication }, fragment] = await Promise.all([
    import('./start-application.ts'),
    fetchForm(address),
  ]);
  const style = fragment.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  fragment.hidden = true;
  target.append(fragment);
  if (style) await loaded(style);
  target.replaceChildren(fragment);
  fragment.hidden = false;
  return startApplication(fragment);
}

async function fetchForm(address: string): Promise<HTMLElement> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  // Without that page's own styles: parsing them already offends this page's policy.
  const html = (await response.text()).replaceAll(/<style[\s\S]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fragment = page.querySelector<HTMLElement>('[data-application]');
  if (fragment === null) throw new Error(`There is no form at ${address}.`);
  return document.importNode(fragment, true);
}

async function loaded(style: HTMLLinkElement): Promise<void> {
  if (style.sheet !== null) return;
  await new Promise((resolve, reject) => {
    style.addEventListener('load', resolve, { once: true });
    style.addEventListener('error', reject, { once: true });
  });
}
