import type { ReactNode } from 'react';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { sessionText } from '../booking/session/hour-words.ts';
import { clientName, dayText, keysText, languageNames, valueText } from './client-words.ts';

export function clientFacts(client: ClientDetail): Record<string, ReactNode> {
  const { nextSession, language, createdAt } = client;
  return {
    'Next session': nextSession && (
      <a href={`bookings?open=${nextSession.reference}`}>{sessionText(nextSession)}</a>
    ),
    Bookings: valueText(client),
    Language: languageNames[language],
    Since: dayText(createdAt),
  };
}

/** Names the parts that someone else has changed meanwhile. */
export function differences(before: ClientDetail, now: ClientDetail): string[] {
  const parts = (client: ClientDetail) => ({
    Name: clientName(client),
    'Phones and emails': keysText(client),
    Language: languageNames[client.language],
    Bookings: valueText(client),
  });
  const [was, is] = [parts(before), parts(now)];
  return (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
}
