import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { showToast } from '#src/lib/toast.ts';
import { maxCapacity, readCapacity, wrongCapacity } from './capacity.ts';
import { changeCapacity, daysStore } from './days-store.ts';

/** How many bookings every day takes. */
export function CapacityForm(): ReactNode {
  const known = useStore(daysStore).capacity;
  const form = useForm({
    toastTitle: 'The number has not changed',
    check: ({ capacity = '' }): Record<string, string> =>
      readCapacity(capacity) === undefined ? { capacity: wrongCapacity } : {},
    send: ({ capacity = '' }) => changeCapacity(Number(capacity)),
    onDone: ({ capacity }) => showToast({ title: `Every day now takes ${capacity}`, tone: 'success' }),
  });

  if (known === undefined) return null;
  return (
    <section className="days__capacity stack" aria-labelledby="capacity-title">
      <h2 id="capacity-title">Bookings a day</h2>
      <Form form={form}>
        <TextField
          name="capacity"
          label="Every day takes"
          hint="Applies at once, for visitors too. Existing bookings are kept, even above this number."
          error={form.failure?.fields['capacity']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(maxCapacity).length}
          defaultValue={known}
        />
        <p>
          <SubmitButton form={form} className="button--small">
            Save
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}
