import '#src/styles/folded.css';
import './places.css';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { className } from '#src/domain/dance/dance.ts';
import type { DanceClass } from '#src/domain/dance/dance-prices.ts';
import { en as dance } from '#src/domain/dance/words/en.ts';
import { api } from '#src/lib/api.ts';
import { plural } from '#src/lib/text.ts';
import { speak } from '#src/lib/words/messages.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { apiQuery } from '../server-state/api-query.ts';

const danceWords = speak('en', dance);

interface ClassPlacesProps {
  classes: readonly Pick<DanceClass, 'id' | 'name' | 'registeredAs' | 'seats'>[];
}

export function ClassPlaces({ classes }: ClassPlacesProps): ReactNode {
  const places = useQueries({
    queries: classes.map(({ id }) =>
      apiQuery(['places', id], (init) =>
        api.enrolments.places[':classId'].$get({ param: { classId: id } }, { init }),
      ),
    ),
  });
  return (
    <details className="action">
      <summary>Places left in the classes</summary>
      <ul className="places plain-list" aria-label="Places left">
        {classes.map((one, number) => (
          <li key={one.id}>
            <ViewLink search={`?class=${one.id}`}>{className(danceWords, one)}</ViewLink>
            <span className="soft">
              <a href={`class-list?class=${one.id}`}>
                Class list<span className="visually-hidden"> of {one.name}</span>
              </a>{' '}
              · {leftText(places[number]?.data?.left, one.seats)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function leftText(left: number | undefined, seats: number): string {
  if (left === undefined) return '…';
  return left === 0
    ? `Full: all ${plural(seats, 'place')} taken`
    : `${left} of ${plural(seats, 'place')} left`;
}
