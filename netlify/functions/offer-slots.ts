import type { Config } from '@netlify/functions';
import { runWhenDue } from '#netlify/core/job/run-job.ts';
import { nextOfferDue, offerSlots } from '#netlify/core/waiting-list/offer-slots.ts';

export default () => runWhenDue('offer-slots', () => offerSlots(new Date()), nextOfferDue);

export const config: Config = { schedule: '* * * * *' };
