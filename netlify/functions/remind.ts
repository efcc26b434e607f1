import type { Config } from '@netlify/functions';
import { remindOfTomorrow } from '#netlify/core/booking/my-booking/remind.ts';

export default () => remindOfTomorrow(new Date());

export const config: Config = { schedule: '0 * * * *' };
