import { listedTitle, type PublicProgramme } from '#src/domain/internship/programme.ts';
import { speak } from '#src/lib/words/messages.ts';
import { en as application } from '../application/words/en.ts';
import { en as internship } from '../internship/words/en.ts';
import { showCards, writeParts, writePicture } from './cards.ts';

const applicationWords = speak('en', application);
const internshipWords = speak('en', internship);

export function showProgrammes(form: HTMLElement, programmes: readonly PublicProgramme[]): void {
  const grid = document.querySelector<HTMLElement>('[aria-labelledby="programmes"] > ul');
  if (grid) showCards(grid, programmes, fill);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apply]')) {
    const id = link.dataset['apply'];
    const programme = programmes.find((one) => one.id === id) ?? { title: '', applying: 'closed' };
    if (id) showApplying(link, { ...programme, id });
  }
  const choices = form.querySelector<HTMLSelectElement>('[name=programme]');
  const open = programmes.filter((programme) => programme.applying === 'open');
  if (choices) offer(choices, open);
}

function fill(card: HTMLElement, programme: PublicProgramme): void {
  const { id, title, summary, duration, fee, tuition, materials, picture, alt } = programme;
  writePicture(card, picture, alt);
  writeParts(card, { name: listedTitle(title), summary, duration, fee, tuition, materials });
  card.querySelector('.more')?.setAttribute('aria-label', internshipWords.learnMoreAbout({ title }));
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a'))
    if (link.dataset['apply'] !== undefined) showApplying(link, programme);
    else link.href = `/internships/draft?programme=${id}&preview`;
}

/** Updates an "Apply Now" (ApplyLink.astro): links to the programme, or names why it is closed. */
export function showApplying(
  link: HTMLAnchorElement,
  { id, title, applying }: Pick<PublicProgramme, 'id' | 'title' | 'applying'>,
): void {
  link.dataset['apply'] = id;
  link.setAttribute('aria-label', applicationWords.applyNowFor({ title }));
  link.href = `/internships/apply?programme=${id}`;
  link.hidden = applying !== 'open';
  const note = link.nextElementSibling as HTMLElement;
  note.hidden = applying === 'open';
  note.textContent = applying === 'open' ? '' : applicationWords[applying];
}

function offer(choices: HTMLSelectElement, programmes: readonly PublicProgramme[]): void {
  const chosen = choices.value || new URLSearchParams(location.search).get('programme');
  choices.replaceChildren(
    ...[...choices.options].slice(0, 1),
    ...programmes.map(({ id, title }) => new Option(title, id)),
  );
  choices.value = programmes.some(({ id }) => id === chosen) ? (chosen ?? '') : '';
}
