import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { calendarShelf } from '#netlify/core/availability/calendar-shelf.ts';
import { packageShelf } from '#netlify/core/catalogue/package-shelf.ts';
import { serviceShelf } from '#netlify/core/catalogue/service-shelf.ts';
import { programmeShelf } from '#netlify/core/internship/programme-shelf.ts';
import { addShelfEntry } from '#netlify/core/shelf/add-entry.ts';
import { changeShelfEntry } from '#netlify/core/shelf/change-entry.ts';
import { readOne } from '#netlify/core/shelf/shelf-list.ts';
import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { calendarId } from '#src/domain/availability/fields/calendar-fields.ts';
import { studioId } from '#src/domain/studio/facts/studio-facts.ts';

export async function makeSampleShelf(me: SignedIn): Promise<void> {
  await makeSampleServices(me);
  await makeSampleProgrammes(me);
  await makeSamplePrices(me);
  await makeSampleFacts(me);
  await makeSampleCalendar(me);
}

async function makeSampleServices(me: SignedIn): Promise<void> {
  await addShelfEntry(serviceShelf, me, {
    state: 'published',
    name: 'Sample: Drone film',
    filter: 'visual',
    summary: 'A sample service, added from the dashboard.',
    features: ['Licensed pilot', 'Film and stills', 'Edited within a week'],
  });
  await addShelfEntry(serviceShelf, me, { state: 'draft', name: 'Sample: Live podcast' });
  const { version } = await readOne(serviceShelf, 'dancing');
  await changeShelfEntry(serviceShelf, me, 'dancing', {
    version,
    state: 'published',
    summary: 'A sample change: dancers for your event or video, and classes for everyone.',
  });
}

async function makeSampleProgrammes(me: SignedIn): Promise<void> {
  await addShelfEntry(programmeShelf, me, {
    state: 'draft',
    title: 'Sample: Drone Internship',
    summary: 'A sample programme, added from the dashboard: plan a flight, fly it, and edit what you filmed.',
    learn: ['Plan a flight and its permit', 'Fly by hand and by plan'],
    body: '## From the ground up\n\nThe first week stays on the ground: rules, weather and batteries.',
  });
  const closed = 'commercial-videos-jingles-internship';
  const { version } = await readOne(programmeShelf, closed);
  await changeShelfEntry(programmeShelf, me, closed, { version, state: 'published', open: false });
}

async function makeSampleFacts(me: SignedIn): Promise<void> {
  const studio = await readOne(studioShelf, studioId);
  await changeShelfEntry(studioShelf, me, studioId, {
    version: studio.version,
    mailLine: 'Sample: we are closed from 24 to 26 December.',
  });
}

async function makeSampleCalendar(me: SignedIn): Promise<void> {
  const { version } = await readOne(calendarShelf, calendarId);
  const { fields, ...published } = await changeShelfEntry(calendarShelf, me, calendarId, {
    version,
    state: 'published',
    sunday: 6,
    videography: 4,
  });
  await changeShelfEntry(calendarShelf, me, calendarId, {
    version: published.version,
    holidays: `${fields.holidays}\n2028-12-29 Sample: Our day out`,
  });
}

async function makeSamplePrices(me: SignedIn): Promise<void> {
  await changeSample(me, 'catalogue.arts-creative-design.mural', { state: 'published', standard: '850k' });
  await changeSample(me, 'catalogue.arts-creative-design.sculpture', { state: 'hidden' });
  await addShelfEntry(packageShelf, me, {
    state: 'published',
    name: 'Sample: Family Day',
    service: 'photography',
    description: 'A sample package, added from the dashboard.',
    basic: '150,000',
    standard: 'from 250,000',
    includes: { basic: ['Two hours', '20 edited photos'], standard: ['Half a day', '60 edited photos'] },
  });
}

async function changeSample(me: SignedIn, id: string, change: Record<string, unknown>): Promise<void> {
  const { version } = await readOne(packageShelf, id);
  await changeShelfEntry(packageShelf, me, id, { version, ...change });
}
