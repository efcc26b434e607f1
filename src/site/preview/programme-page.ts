import {
  feeTexts,
  nextAfter,
  type ProgrammeFields,
  type PublicProgramme,
} from '#src/domain/internship/programme.ts';
import { en } from '#src/domain/internship/words/en.ts';
import { isUploaded } from '#src/domain/shelf/shelf-picture.ts';
import { api } from '#src/lib/api.ts';
import { renderMarkdown } from '#src/lib/content/markdown.ts';
import { speak } from '#src/lib/words/messages.ts';
import { writeLines, writeParts, writePicture } from './cards.ts';
import { fetchAsStaff } from './drafts.ts';
import { showApplying } from './programmes.ts';

const feeWords = speak('en', en);

/** Fills the empty programme page with the draft named in the URL, for staff only. */
const page = document.querySelector<HTMLElement>('[data-draft-page]');
if (page) void show(page, new URLSearchParams(location.search).get('programme') ?? '');

async function show(page: HTMLElement, id: string): Promise<void> {
  const draft = await draftOf(id);
  const notice = document.querySelector<HTMLElement>('[data-draft-notice]');
  if (draft === undefined) {
    const said = notice?.querySelector('p');
    if (said) said.textContent = said.dataset['failed'] ?? '';
    return;
  }
  writeFields(page, id, draft.fields);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-apply]')) showApplying(link, draft.card);
  writeOthers(page, nextAfter(draft.all, draft.card, 2));
  notice?.remove();
  page.hidden = false;
}

async function draftOf(id: string) {
  if (id === '') return undefined;
  const [one, all] = await Promise.all([
    fetchAsStaff((init) =>
      api.internships.all[':id'].$get({ param: { id: encodeURIComponent(id) } }, { init }),
    ),
    fetchAsStaff((init) => api.internships.preview.$get({}, { init })),
  ]);
  const card = all?.find((programme) => programme.id === id);
  return one && all && card && { fields: one.entry.fields, card, all };
}

function writeFields(page: HTMLElement, id: string, fields: ProgrammeFields): void {
  const { title, summary, duration, schedule } = fields;
  writeParts(page, { title, summary, duration, schedule, ...feeTexts(feeWords, fields) });
  for (const name of ['learn', 'features', 'deliverables', 'prerequisites'] as const) {
    const section = page.querySelector(`[data-part="${name}"]`);
    const list = section?.querySelector('ul');
    if (fields[name].length === 0) section?.remove();
    else if (list) writeLines(list, fields[name]);
  }
  if (schedule === '') page.querySelector('[data-part="schedule"]')?.parentElement?.remove();
  const here = page.querySelector('.breadcrumb [aria-current]');
  if (here) here.textContent = title;
  const service = page.querySelector('[data-part="service"]');
  if (fields.service === undefined) service?.remove();
  else service?.querySelector('a')?.setAttribute('href', fields.service);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="%7Bprogramme%7D"]'))
    link.href = link.href.replaceAll('%7Bprogramme%7D', encodeURIComponent(title));
  // Parsed in a separate document, so that no script runs and nothing loads.
  const { body } = new DOMParser().parseFromString(renderMarkdown(fields.body), 'text/html');
  page.querySelector('[data-part="body"]')?.replaceChildren(...body.childNodes);
  writeHero(page, id, fields);
}

/** Shows the uploaded or built picture; without alt text the pattern stays. */
function writeHero(page: HTMLElement, id: string, { picture, alt = '' }: ProgrammeFields): void {
  if (picture === undefined || alt === '') return;
  writePicture(page, picture, alt);
  if (isUploaded(picture)) return;
  const built = document.querySelector<HTMLTemplateElement>(`template[data-picture="${CSS.escape(id)}"]`);
  if (built === null) return;
  const made = document.importNode(built.content, true);
  made.querySelector('img')?.setAttribute('alt', alt);
  page.querySelector('[data-part="picture"]')?.replaceChildren(made);
}

function writeOthers(page: HTMLElement, others: readonly PublicProgramme[]): void {
  for (const [position, link] of page.querySelectorAll<HTMLAnchorElement>('a[data-part="other"]').entries()) {
    const other = others[position];
    link.hidden = other === undefined;
    if (other === undefined) continue;
    link.href = `/internships/${other.id}`;
    writeParts(link, { name: other.title, length: other.duration });
  }
}
