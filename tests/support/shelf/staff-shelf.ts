import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { TestUser } from '../account.ts';
import { type Answer, call, itemsIn } from '../call.ts';

/** Creates staff calls for the entries of a kind at `address`; `Public` is the visitors' view. */
export function shelfAt<Fields, Public>(address: string, staff: TestUser) {
  type Entry = StaffShelfEntry<Fields>;
  const answered = ({ status, json }: Answer) => ({ status, json, entry: (json as { entry: Entry }).entry });
  const one = async (id: string) => answered(await staff.call('GET', `${address}/all/${id}`)).entry;
  return {
    shown: async () => (await call('GET', address)).json as Public[],
    one,
    async listed(query = '') {
      const answer = await staff.call('GET', `${address}/all${query}`);
      return { items: itemsIn<Entry>(answer), total: (answer.json as { total: number }).total };
    },
    add: async (body: Record<string, unknown>) => answered(await staff.call('POST', address, body)),
    async act(method: string, id: string, body: Record<string, unknown> = {}, who = staff, path = '') {
      const { version = (await one(id)).version, ...rest } = body;
      const target = `${address}/${id}${path}`;
      return answered(
        await (method === 'DELETE'
          ? who.call(method, `${target}?version=${String(version)}`)
          : who.call(method, target, { ...rest, version })),
      );
    },
  };
}
