import type { ReactNode } from 'react';
import type { User } from '#src/domain/account/user.ts';
import type { StaffMonth } from '#src/domain/availability/days.ts';
import { limitsText, weekText } from './week-text.ts';

interface WeekSlotsProps {
  user: User;
  numbers: Pick<StaffMonth, 'capacity' | 'serviceCapacity'>;
}

export function WeekSlots({ user, numbers }: WeekSlotsProps): ReactNode {
  const { capacity, serviceCapacity } = numbers;
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
