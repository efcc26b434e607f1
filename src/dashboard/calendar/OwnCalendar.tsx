import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { subscriptionLink } from '#src/domain/calendar/calendar-address.ts';
import { answerTo } from '#src/lib/answer.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { useAction } from '#src/lib/use-action.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';

const { address } = accountApi.calendar;
const addressQuery = apiQuery(['calendar-address'], (init) => address.$get({}, { init }));

/** Manages the private calendar feed: create, replace or revoke its address. */
export function OwnCalendar(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="calendar__own" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Bookings in the calendar of your phone</summary>
      {open && <OwnAddress />}
    </details>
  );
}

function OwnAddress(): ReactNode {
  const { data } = useQuery(addressQuery);
  const [made, setMade] = useState<string>();
  async function makeNew(): Promise<void> {
    setMade(undefined);
    const answer = await make();
    if (answer.kind === 'ok') setMade(answer.data.address.url);
  }
  async function endIt(): Promise<void> {
    setMade(undefined);
    await revoke();
  }
  const { busy, run } = useAction(makeNew);
  if (data === undefined) return null;
  const since = data.address?.createdAt;
  return (
    <div className="stack gap-xs">
      <p className="soft">
        A private address shows the bookings in the calendar of your phone or computer, with names, phone
        numbers and locations. Anyone who has it can read them, so keep it to yourself.
      </p>
      {since !== undefined && <p>You have had an address since {formatMoment(new Date(since))}.</p>}
      {made !== undefined && <NewAddress url={made} />}
      <div className="actions">
        {since === undefined ? (
          <SmallButton busy={busy} onClick={run}>
            Make an address
          </SmallButton>
        ) : (
          <>
            <EndingButton how="Replace" act={makeNew} />
            <EndingButton how="Revoke" act={endIt} />
          </>
        )}
      </div>
    </div>
  );
}

/** Asks before an action that invalidates the current address. */
function EndingButton({ how, act }: { how: string; act: () => Promise<void> }): ReactNode {
  const question = {
    title: `${how} the address?`,
    confirm: `${how} it`,
    cancel: 'Keep it',
    text: 'Calendars that use the current address will stop showing bookings.',
  };
  return (
    <AskedButton question={question} act={act}>
      {how} the address
    </AskedButton>
  );
}

const make = () =>
  change(() => answerTo((init) => address.$post({}, { init })), {
    failed: 'You have no new address',
    done: () => ({ title: 'The address is ready' }),
  });

const revoke = () =>
  change(() => answerTo((init) => address.$delete({}, { init })), {
    failed: 'The address is not revoked',
    done: () => ({ title: 'The address is revoked' }),
  });

function NewAddress({ url }: { url: string }): ReactNode {
  return (
    <div className="stack gap-2xs">
      <p>Copy your new address now: we will not show it again.</p>
      <p className="calendar__address">{url}</p>
      <p className="actions">
        <SmallButton onClick={() => void copyText(inEnglish, url, 'Please select the address and copy it.')}>
          Copy
        </SmallButton>
        <a className="button button--small" href={subscriptionLink(url)}>
          Open in this device’s calendar
        </a>
      </p>
    </div>
  );
}
