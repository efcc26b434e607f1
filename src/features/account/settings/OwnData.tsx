import { type ReactNode, useState } from 'react';
import { showToast } from '#src/lib/toast.ts';
import { download } from '../download.ts';

/** A copy of everything that the studio keeps about the user. */
export function OwnData(): ReactNode {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const problem = await download('/account/export', 'fts-studio-my-data.json', 'Download failed');
    setBusy(false);
    if (problem !== undefined) showToast({ title: 'Download failed', text: problem, tone: 'error' });
  }

  return (
    <section className="stack panel__section" aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p>Everything we keep about you, in one file: your details, bookings, payments and devices.</p>
      <p>
        <button className="button" type="button" aria-busy={busy} onClick={save}>
          Download my data
        </button>
      </p>
    </section>
  );
}
