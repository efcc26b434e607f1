import type { ClientRow } from '#src/domain/client/client.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import type { TestUser } from '../account.ts';
import type { Environment } from '../server/environment.ts';

interface Stored {
  id: string;
  client_id: string;
}

/** Stores a booking in a transaction of its own; returns its id and its client’s. */
export async function storeBooking(
  { sql }: Environment,
  { name = 'Aline', email = '', phone = '', clientId = null as string | null },
): Promise<Stored> {
  const [row] = await sql<Stored>(
    `insert into bookings (reference, name, email, phone, location, message, total, client_id)
     values ('FTS-' || upper(left(gen_random_uuid()::text, 8)), $1, $2, $3, '', '', 10000, $4)
     returning id, client_id`,
    [name, email, phone, clientId],
  );
  if (row === undefined) throw new Error('The booking was not stored.');
  return row;
}

/** Calls about clients, as a member of staff. */
export function clientDesk(staff: TestUser) {
  const read = async (id: string) => {
    const { status, json, text } = await staff.call('GET', `/api/clients/${id}`);
    if (status !== 200) throw new Error(`The client was answered ${status}: ${text}`);
    return json as ClientDetail;
  };
  return {
    read,
    async list(query = '') {
      const { status, json, text } = await staff.call('GET', `/api/clients?${query}`);
      if (status !== 200) throw new Error(`The list was answered ${status}: ${text}`);
      return json as { items: ClientRow[]; total: number };
    },
    async correct(id: string, changes: object) {
      const { name, language, phones, emails, version } = await read(id);
      return staff.call('PUT', `/api/clients/${id}`, {
        ...{ name, language, phones, emails, version },
        ...changes,
      });
    },
    merge: async (from: string, into: string) =>
      staff.call('POST', `/api/clients/${from}/merge`, { into, version: (await read(from)).version }),
    unmerge: (id: string) => staff.call('POST', `/api/clients/${id}/unmerge`),
    erase: async (id: string) =>
      staff.call('POST', `/api/clients/${id}/erase`, { version: (await read(id)).version }),
  };
}
