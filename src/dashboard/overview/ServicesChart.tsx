import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Overview } from '#src/domain/overview/overview.ts';
import { serviceName } from '#src/domain/report/report-words.ts';
import { plural } from '#src/lib/text.ts';

export function ServicesChart({ services }: Pick<Overview, 'services'>): ReactNode {
  const most = Math.max(1, ...services.map(({ bookings }) => bookings));
  const x = scaleLinear([0, most], [0, 100]);
  return (
    <section className="card stack gap-xs">
      <h2>Booked in the last 30 days</h2>
      <ul className="card__list rows plain-list">
        {services.map(({ service, bookings }) => (
          <li key={service}>
            <span>{serviceName(service)}</span>
            <span className="soft">{plural(bookings, 'booking')}</span>
            <svg
              className="services__bar"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={x(bookings)} height="4" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
