import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { serviceShelf } from '#netlify/core/catalogue/service-shelf.ts';
import { programmeShelf } from '#netlify/core/internship/programme-shelf.ts';
import { addEntry } from '#netlify/core/shelf/add-entry.ts';
import { changeEntry } from '#netlify/core/shelf/change-entry.ts';
import { readOne } from '#netlify/core/shelf/shelf-list.ts';

/** Entries of the shelf that were added, drafted and changed over git, each as an admin would. */
export async function makeSampleShelf(me: SignedIn): Promise<void> {
  await makeSampleServices(me);
  await makeSampleProgrammes(me);
}

async function makeSampleServices(me: SignedIn): Promise<void> {
  await addEntry(serviceShelf, me, {
    state: 'published',
    name: 'Sample: Drone film',
    filter: 'visual',
    summary: 'A sample service, added from the dashboard.',
    features: ['Licensed pilot', 'Film and stills', 'Edited within a week'],
  });
  await addEntry(serviceShelf, me, { state: 'draft', name: 'Sample: Live podcast' });
  const { version } = await readOne(serviceShelf, 'dancing');
  await changeEntry(serviceShelf, me, 'dancing', {
    version,
    state: 'published',
    summary: 'A sample change: dancers for your event or video, and classes for everybody.',
  });
}

/** A draft that has no fees yet, and a programme that is closed for now. */
async function makeSampleProgrammes(me: SignedIn): Promise<void> {
  await addEntry(programmeShelf, me, {
    state: 'draft',
    title: 'Sample: Drone Internship',
    summary: 'A sample programme, added from the dashboard: plan a flight, fly it, and edit what you filmed.',
    learn: ['Plan a flight and its permit', 'Fly by hand and by plan'],
    body: '## From the ground up\n\nThe first week stays on the ground: rules, weather and batteries.',
  });
  const closed = 'commercial-videos-jingles-internship';
  const { version } = await readOne(programmeShelf, closed);
  await changeEntry(programmeShelf, me, closed, { version, state: 'published', open: false });
}
