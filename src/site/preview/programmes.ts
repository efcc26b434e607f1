import { type Applying, notApplyingText } from '#src/domain/application/applying.ts';
import { listedTitle, type PublicProgramme } from '#src/domain/internship/programme.ts';
import { showCards, writeParts, writePicture } from './cards.ts';

export function showProgrammes(form: HTMLElement, programmes: readonly PublicProgramme[]): void {
  const grid = document.querySelector<HTMLElement>('[aria-labelledby="programmes"] > ul');
  if (grid) showCards(grid, programmes, fill);
  const applying = new Map(programmes.map((programme) => [programme.id, programme.applying]));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apply]')) {
    const id = link.dataset['apply'];
    if (id) showApplying(link, id, applying.get(id) ?? 'closed');
  }
  const choices = form.querySelector<HTMLSelectElement>('[name=programme]');
  const open = programmes.filter((programme) => programme.applying === 'open');
  if (choices) offer(choices, open);
}

function fill(card: HTMLElement, programme: PublicProgramme): void {
  const { id, title, summary, duration, fee, tuition, materials, picture, alt, applying } = programme;
  writePicture(card, picture, alt);
  writeParts(card, { name: listedTitle(title), title, summary, duration, fee, tuition, materials });
  const more = card.querySelector('.more .visually-hidden');
  if (more) more.textContent = ` about the ${title}`;
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a'))
    if (link.dataset['apply'] !== undefined) showApplying(link, id, applying);
    else link.href = `/internships/draft?programme=${id}&preview`;
}

/** Updates an "Apply Now" (ApplyLink.astro): links to the programme, or names why it is closed. */
export function showApplying(link: HTMLAnchorElement, id: string, applying: Applying): void {
  link.dataset['apply'] = id;
  link.href = `/internships/apply?programme=${id}`;
  link.hidden = applying !== 'open';
  const note = link.nextElementSibling as HTMLElement;
  note.hidden = applying === 'open';
  note.textContent = applying === 'open' ? '' : notApplyingText[applying];
}

function offer(choices: HTMLSelectElement, programmes: readonly PublicProgramme[]): void {
  const chosen = choices.value || new URLSearchParams(location.search).get('programme');
  choices.replaceChildren(
    ...[...choices.options].slice(0, 1),
    ...programmes.map(({ id, title }) => new Option(title, id)),
  );
  choices.value = programmes.some(({ id }) => id === chosen) ? (chosen ?? '') : '';
}
