import type { ProgrammeFields, PublicProgramme } from '#src/domain/internship/programme.ts';
import type { TestUser } from '../account.ts';
import { itemsIn } from '../call.ts';
import { applicationForm, apply } from '../requests/application-request.ts';
import { shelfAt } from './staff-shelf.ts';

export const dance = 'dance-internship';

export function programmesAt(staff: TestUser) {
  const shelf = shelfAt<ProgrammeFields, PublicProgramme>('/api/internships', staff);
  return {
    ...shelf,
    card: async (id: string) => (await shelf.shown()).find((one) => one.id === id),
    change: (id: string, fields: Record<string, unknown>) =>
      shelf.act('PUT', id, { state: 'published', ...fields }),
    remove: (id: string) => shelf.act('DELETE', id),
    async moveTo(id: string, status: string) {
      const found = itemsIn<{ version: number }>(await staff.call('GET', `/api/applications?id=${id}`));
      return staff.call('PUT', `/api/applications/${id}`, { status, version: found[0]?.version ?? 0 });
    },
  };
}

/** Applies for a programme; the same person with another name is another application. */
export const applyFor = (programme: string, name = 'Aline Uwase', email = 'aline@example.com') =>
  apply(applicationForm({ programme, name, email, phone: '' }));
