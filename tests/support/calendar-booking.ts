import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';

/** A confirmed booking: 150,000 RWF, nothing paid. */
export const calendarBooking: CalendarBooking = {
  id: '1',
  reference: 'FTS-7K3MP-9Q2XT',
  name: 'Aline Uwase',
  phone: '0788123456',
  day: '2026-12-05',
  location: 'Kigali Heights',
  startTime: null,
  minutes: null,
  people: [],
  status: 'confirmed',
  version: 1,
  warnings: [],
  services: [],
  total: 150_000,
  fixed: true,
  charged: 150_000,
  paid: 0,
  lines: [{ label: 'Portrait photography', quantity: 1 }],
};
