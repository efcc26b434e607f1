import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { serviceShelf } from '#netlify/core/catalogue/service-shelf.ts';
import { addEntry } from '#netlify/core/shelf/add-entry.ts';
import { changeEntry } from '#netlify/core/shelf/change-entry.ts';
import { readOne } from '#netlify/core/shelf/shelf-list.ts';

/** A service that was added, a draft of another, and a change over git: each as an admin would. */
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
}
