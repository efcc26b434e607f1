import { getStore } from '@netlify/blobs';
import type { Environment } from '../server/environment.ts';

export const made = '2026-03-10T08:00:00Z';

export const due = {
  afterOneYear: new Date('2027-03-10T08:00:00Z'),
  afterTwoYears: new Date('2028-03-10T08:00:00Z'),
  afterTenYears: new Date('2036-03-10T08:00:00Z'),
};
export const farAhead = new Date('2099-01-01T00:00:00Z');

export const aMomentBefore = (moment: Date) => new Date(moment.getTime() - 1);

export const erased = (environment: Environment, kind: string) =>
  environment.sql('select ran_at, count from erasures where kind = $1', [kind]);

export const keptCvs = async () => (await getStore('cvs').list()).blobs.map(({ key }) => key);

/** Deletes all CVs, which a reset of the environment keeps. */
export async function forgetCvs(): Promise<void> {
  for (const key of await keptCvs()) await getStore('cvs').delete(key);
}
