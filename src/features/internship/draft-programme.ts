import { notApplyingText } from '#src/features/application/applying.ts';
import { writeText } from '#src/features/shelf/live-list.ts';
import { madePicture } from '#src/features/shelf/live-picture.ts';
import { staffHeaders } from '#src/features/shelf/preview.ts';
import { isUploaded } from '#src/features/shelf/shelf-picture.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { renderMarkdown } from '#src/lib/content/markdown.ts';
import { tokenKey } from '#src/lib/storage/storage.ts';
import { feeLines, nextAfter, type ProgrammeFields, type PublicProgramme } from './programme.ts';

/** Writes the draft of a programme, which the address names, into the page that says nothing yet. Only staff get it. */
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
  writeApplying(page, draft.card);
  writeOthers(page, nextAfter(draft.all, draft.card, 2));
  notice?.remove();
  page.hidden = false;
}

/** The programme as it is drafted, among all of them. Nobody is asked where nobody is signed in, or no programme is named. */
async function draftOf(id: string) {
  if (id === '' || localStorage.getItem(tokenKey) === null) return undefined;
  const headers = staffHeaders();
  const [one, all] = await Promise.all([
    answerTo((init) => api.internships.all[':id'].$get({ param: { id } }, { init: { ...init, headers } })),
    answerTo((init) => api.internships.preview.$get({}, { init: { ...init, headers } })),
  ]);
  if (one.kind !== 'ok' || all.kind !== 'ok') return undefined;
  const card = all.data.find((programme) => programme.id === id);
  return card && { fields: one.data.entry.fields, card, all: all.data };
}

function writeFields(page: HTMLElement, id: string, fields: ProgrammeFields): void {
  for (const part of ['title', 'summary', 'duration', 'schedule'] as const)
    writeText(page, part, fields[part]);
  for (const [label, amount] of feeLines(fields)) writeText(page, label, amount);
  for (const name of ['learn', 'features', 'deliverables', 'prerequisites'] as const)
    writePoints(page.querySelector(`[data-part="${name}"]`), fields[name]);
  if (fields.schedule === '') page.querySelector('[data-part="schedule"]')?.parentElement?.remove();
  const here = page.querySelector('.breadcrumb [aria-current]');
  if (here) here.textContent = fields.title;
  const service = page.querySelector('[data-part="service"]');
  if (fields.service === undefined) service?.remove();
  else service?.querySelector('a')?.setAttribute('href', fields.service);
  // Links that write to the studio name the programme.
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="%7Bprogramme%7D"]'))
    link.href = link.href.replaceAll('%7Bprogramme%7D', encodeURIComponent(fields.title));
  // Read apart from the page, where nothing of it would run or be fetched.
  const { body } = new DOMParser().parseFromString(renderMarkdown(fields.body), 'text/html');
  page.querySelector('[data-part="body"]')?.replaceChildren(...body.childNodes);
  writeHero(page, id, fields);
}

function writePoints(section: Element | null, items: readonly string[]): void {
  const [empty] = section?.querySelectorAll('li') ?? [];
  if (items.length === 0) section?.remove();
  empty?.replaceWith(
    ...items.map((item) => {
      const point = empty.cloneNode() as Element;
      point.textContent = item;
      return point;
    }),
  );
}

/** A programme of the base shows the base's own picture, as it was built, unless it has another one; without words for it, the pattern. */
function writeHero(page: HTMLElement, id: string, { picture, alt = '' }: ProgrammeFields): void {
  if (picture === undefined || alt === '') return;
  const name = isUploaded(picture) ? '' : id;
  const empty = document.querySelector<HTMLTemplateElement>(`template[data-picture="${CSS.escape(name)}"]`);
  if (empty === null) return;
  const made = isUploaded(picture)
    ? madePicture(empty, picture, alt)
    : document.importNode(empty.content, true);
  made.querySelector('img')?.setAttribute('alt', alt);
  page.querySelector('[data-part="picture"]')?.replaceChildren(made);
}

function writeApplying(page: HTMLElement, { id, applying }: PublicProgramme): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) {
    link.dataset['apply'] = id;
    link.href = `/internships/apply?programme=${id}`;
    link.hidden = applying !== 'open';
  }
  for (const note of page.querySelectorAll<HTMLElement>('[data-not-applying]')) {
    note.hidden = applying === 'open';
    note.textContent = applying === 'open' ? '' : notApplyingText[applying];
  }
}

function writeOthers(page: HTMLElement, others: readonly PublicProgramme[]): void {
  for (const [place, link] of page.querySelectorAll<HTMLAnchorElement>('a[data-part="other"]').entries()) {
    const other = others[place];
    link.hidden = other === undefined;
    if (other === undefined) continue;
    link.href = `/internships/${other.id}`;
    writeText(link, 'name', other.title);
    writeText(link, 'length', other.duration);
  }
}
