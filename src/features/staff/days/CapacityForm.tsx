import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { showToast } from '#src/lib/toast.ts';
import { useStore } from '#src/lib/use-store.ts';
import { tellFailure } from '../shell/failed.ts';
import { maxCapacity, readCapacity, wrongCapacity } from './capacity.ts';
import { changeCapacity, daysStore } from './days-store.ts';

/** How many bookings every day takes. */
export function CapacityForm(): ReactNode {
  const { capacity } = useStore(daysStore);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(wanted: number): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const answer = await changeCapacity(wanted);
    underWay.current = false;
    setBusy(false);
    if (answer.kind === 'ok') return showToast({ title: `Every day now takes ${wanted}`, tone: 'success' });
    if (answer.kind === 'refused') setError(answer.fields['capacity']);
    tellFailure('The number has not changed', answer);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('capacity');
    const wanted = readCapacity(String(typed ?? ''));
    setError(wanted === undefined ? wrongCapacity : undefined);
    if (wanted !== undefined) void send(wanted);
  }

  if (capacity === undefined) return null;
  return (
    <section className="days__capacity stack" aria-labelledby="capacity-title">
      <h2 id="capacity-title">Bookings a day</h2>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <TextField
          name="capacity"
          label="Every day takes"
          hint="Applies at once, for visitors too. Existing bookings are kept, even above this number."
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(maxCapacity).length}
          defaultValue={capacity}
        />
        <p>
          <button className="button button--small" type="submit" aria-busy={busy}>
            Save
          </button>
        </p>
      </form>
    </section>
  );
}
