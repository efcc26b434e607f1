import { subscriberList } from '#netlify/core/newsletter/subscriber-list.ts';
import { listRoutes } from '../lists/list-routes.ts';

/** `/api/subscribers`, for the staff. */
export const staffSubscriberRoutes = listRoutes('subscribers', subscriberList);
