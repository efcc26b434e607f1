import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { asked } from '../server-state/ask.ts';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { subscriptionLink } from './calendar-address.ts';

const { address } = accountApi.calendar;
const addressQuery = asked(['calendar-address'], (init) => address.$get({}, { init }));

/** The bookings in one's own calendar program: an address to make, to replace and to revoke. */
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
  const { question, ask } = useConfirm<'Replace' | 'Revoke'>();
  const { busy, run } = useAction(async (how: 'Make' | 'Replace' | 'Revoke') => {
    if (how !== 'Make' && !(await ask(how))) return;
    setMade(undefined);
    if (how === 'Revoke') return void (await revoke());
    const answer = await make();
    if (answer.kind === 'ok') setMade(answer.data.address.url);
  });
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
      <p className="actions">
        {(since === undefined ? (['Make'] as const) : (['Replace', 'Revoke'] as const)).map((how) => (
          <button
            className="button button--small"
            type="button"
            key={how}
            aria-busy={busy}
            onClick={() => run(how)}
          >
            {how} {how === 'Make' ? 'an address' : 'the address'}
          </button>
        ))}
      </p>
      {question && (
        <ConfirmDialog
          title={`${question.about} the address?`}
          confirm={`${question.about} it`}
          cancel="Keep it"
          answer={question.answer}
        >
          <p>Calendars that read the address you have now will not show the bookings any more.</p>
        </ConfirmDialog>
      )}
    </div>
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

/** What is said only once. */
function NewAddress({ url }: { url: string }): ReactNode {
  return (
    <div className="stack gap-2xs">
      <p>Copy your new address now: we’ll not show it again.</p>
      <p className="calendar__address">{url}</p>
      <p className="actions">
        <button className="button button--small" type="button" onClick={() => void copy(url)}>
          Copy
        </button>
        <a className="button button--small" href={subscriptionLink(url)}>
          Open in this device’s calendar
        </a>
      </p>
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Copied', tone: 'success' });
  } catch {
    showToast({ title: 'Not copied', text: 'Please mark the address and copy it yourself.', tone: 'error' });
  }
}
