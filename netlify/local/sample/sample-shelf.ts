import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { serviceShelf } from '#netlify/core/catalogue/service-shelf.ts';
import { addEntry } from '#netlify/core/shelf/add-entry.ts';
import { changeEntry } from '#netlify/core/shelf/change-entry.ts';
import { readOne } from '#netlify/core/shelf/shelf-list.ts';
import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { studioId } from '#src/features/studio/facts/studio-facts.ts';

/** A service that was added, a draft of another, changes over git, and a line in emails that nobody has published: each as the staff would. */
export async function makeSampleShelf(me: SignedIn): Promise<void> {
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
  const studio = await readOne(studioShelf, studioId);
  await changeEntry(studioShelf, me, studioId, {
    version: studio.version,
    mailLine: 'Sample: we are closed from 24 to 26 December.',
  });
}
