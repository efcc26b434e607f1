import { type ReactNode, useState } from 'react';
import { type ClientEvent, mostEvents } from '#src/domain/client/client-detail.ts';
import { Tag } from '../records/Tag.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import {
  eventAddress,
  eventDetails,
  eventSentence,
  eventState,
  eventTone,
  isSent,
  isTagged,
} from './event-words.ts';

/** Number of events shown first; a regular client has hundreds. */
const shownFirst = 20;

export function Timeline({ events }: { events: readonly ClientEvent[] }): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, shownFirst);
  return (
    <section className="actions-list" aria-labelledby="timeline-title">
      <h3 id="timeline-title">Everything so far</h3>
      <ol className="lined plain-list">
        {shown.map((event) => (
          <Event key={`${event.kind} ${event.id} ${event.at} ${event.amount}`} event={event} />
        ))}
      </ol>
      {shown.length < events.length && (
        <p>
          <SmallButton onClick={() => setAll(true)}>Show all {events.length}</SmallButton>
        </p>
      )}
      {all && events.length === mostEvents && (
        <p className="soft small">These are the newest {mostEvents}. The lists have older ones.</p>
      )}
    </section>
  );
}

function Event({ event }: { event: ClientEvent }): ReactNode {
  const { text } = event;
  const address = eventAddress(event);
  const sentence = eventSentence(event);
  const state = eventState(event);
  return (
    <li className={isSent(event) ? 'small' : undefined}>
      <div className="apart">
        <span>
          {address === undefined ? sentence : <a href={address}>{sentence}</a>}
          <br />
          <span className="soft small">{eventDetails(event)}</span>
        </span>
        {isTagged(event) && state !== undefined && <Tag tone={eventTone(event)}>{state}</Tag>}
      </div>
      {text !== '' && <p className="small sheet__text event__text">{text}</p>}
    </li>
  );
}
