import { getStore } from '@netlify/blobs';
import type { Environment } from '../server/environment.ts';

/** When a test says that its records were made. */
export const made = '2026-03-10T08:00:00Z';

/** When the time of what was `made` is over. */
export const due = {
  afterOneYear: new Date('2027-03-10T08:00:00Z'),
  afterTwoYears: new Date('2028-03-10T08:00:00Z'),
  afterTenYears: new Date('2036-03-10T08:00:00Z'),
};
/** When nothing of these tests may be kept any more. */
export const farAhead = new Date('2099-01-01T00:00:00Z');

export const aMomentBefore = (moment: Date) => new Date(moment.getTime() - 1);

/** What the runs wrote down about one kind of record. */
export const erased = (environment: Environment, kind: string) =>
  environment.sql('select ran_at, count from erasures where kind = $1', [kind]);

/** The keys of the CVs in the file store. */
export const keptCvs = async () => (await getStore('cvs').list()).blobs.map(({ key }) => key);

/** A reset of the platform leaves the files. */
export async function forgetCvs(): Promise<void> {
  for (const key of await keptCvs()) await getStore('cvs').delete(key);
}
