import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { User } from '#src/features/account/user.ts';
import { daysStore } from './days-store.ts';
import { limitsText, weekText } from './week-text.ts';

/** How many bookings the days of the week take, and who changes it. */
export function WeekPlaces({ user }: { user: User }): ReactNode {
  const { capacity, serviceCapacity } = useStore(daysStore);
  if (capacity === undefined) return null;
  return (
    <section className="stack gap-xs" aria-labelledby="week-title">
      <h2 id="week-title">Bookings a day</h2>
      <p>{[weekText(capacity), limitsText(serviceCapacity)].join(' ')}</p>
      <p className="soft">
        {user.role === 'SUPERADMIN' ? (
          <a href="/dashboard/superadmin/settings#studio">Change numbers and holidays in Settings</a>
        ) : (
          'Super admins change numbers and holidays in Settings.'
        )}
      </p>
    </section>
  );
}
