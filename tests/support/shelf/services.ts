import baseServices from '#published/base/services.json' with { type: 'json' };
import type { PublicService, ServiceFields } from '#src/domain/catalogue/services/service.ts';
import type { TestUser } from '../account.ts';
import { shelfAt } from './staff-shelf.ts';

export const inBase = baseServices.map(({ fields }) => fields.name);

export function servicesAt(staff: TestUser) {
  const shelf = shelfAt<ServiceFields, PublicService>('/api/services', staff);
  return { ...shelf, names: async () => (await shelf.shown()).map(({ name }) => name) };
}
