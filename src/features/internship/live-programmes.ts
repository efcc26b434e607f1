import { type Applying, notApplyingText } from '#src/features/application/applying.ts';
import { newerItems, showItems, writeText } from '#src/features/shelf/live-list.ts';
import { writePicture } from '#src/features/shelf/live-picture.ts';
import { api } from '#src/lib/api.ts';
import type { PublicProgramme } from './programme.ts';

/**
 * Shows the programmes as they are now: in the cards of /internships, in the choices of the form, and wherever the page says
 * "Apply Now". One call for all of them.
 */
const form = document.querySelector<HTMLElement>('.application__form[data-live-list]');
if (form) void refresh(form);

async function refresh(form: HTMLElement): Promise<void> {
  const programmes = await newerItems<PublicProgramme>(form, {
    ask: (init) => api.internships.$get({}, { init }),
    preview: (init) => api.internships.preview.$get({}, { init }),
  });
  if (programmes === undefined) return;
  const grid = document.querySelector<HTMLElement>('ul[data-live-list]');
  if (grid) await showItems(grid, programmes, fill);
  const applying = new Map(programmes.map((programme) => [programme.id, programme.applying]));
  for (const link of document.querySelectorAll<HTMLElement>('[data-apply]'))
    if (link.dataset['apply']) link.hidden = (applying.get(link.dataset['apply']) ?? 'closed') !== 'open';
  for (const note of document.querySelectorAll<HTMLElement>('[data-not-applying]'))
    say(note, applying.get(note.dataset['notApplying'] ?? '') ?? 'closed');
  const choices = form.querySelector<HTMLSelectElement>('[name=programme]');
  if (choices)
    offer(
      choices,
      programmes.filter((programme) => programme.applying === 'open'),
    );
}

function fill(card: HTMLElement, { id, picture, alt = '', ...texts }: PublicProgramme): void {
  writePicture(card, picture, alt);
  for (const part of ['title', 'summary', 'duration', 'tuition', 'materials'] as const)
    writeText(card, part, texts[part]);
  const ask = card.querySelector<HTMLAnchorElement>('a[data-part="ask"]');
  if (ask) ask.href = `/contact?service=${id}`;
  const apply = card.querySelector<HTMLAnchorElement>('a[data-apply]');
  if (apply?.dataset['apply'] === '') {
    apply.href = `/internships/apply?programme=${id}`;
    apply.dataset['apply'] = id;
    apply.setAttribute('aria-haspopup', 'dialog');
  }
  const note = card.querySelector<HTMLElement>('[data-not-applying]');
  if (note) note.dataset['notApplying'] = id;
}

function say(note: HTMLElement, applying: Applying): void {
  note.hidden = applying === 'open';
  note.textContent = applying === 'open' ? '' : notApplyingText[applying];
}

/** Puts what one can apply for into the form; what was chosen, or what the address names, stays chosen while it is there. */
function offer(choices: HTMLSelectElement, programmes: readonly PublicProgramme[]): void {
  const chosen = choices.value;
  const named = choices.closest('dialog') ? null : new URLSearchParams(location.search).get('programme');
  const [none] = choices.options;
  if (none === undefined) return;
  choices.replaceChildren(none, ...programmes.map(({ id, title }) => new Option(title, id)));
  choices.value = [chosen, named].find((id) => programmes.some((programme) => programme.id === id)) ?? '';
}
