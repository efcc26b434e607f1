import { bookingList } from '#netlify/core/booking/booking-list.ts';
import { listRoutes } from '../lists/list-routes.ts';

/** `/api/bookings` for the staff. */
export const staffBookingRoutes = listRoutes('bookings', bookingList);
