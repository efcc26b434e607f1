import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { BillingFields } from '#src/components/forms/BillingFields.tsx';
import { en as billing } from '#src/domain/booking/billing/words/en.ts';
import { answerTo } from '#src/lib/answer.ts';
import { NewPaper } from '../../paper/NewPaper.tsx';
import { PaperList } from '../../paper/PaperList.tsx';
import { ActionForm, type ActionProps } from './ActionForm.tsx';

const one = accountApi.bookings[':id'];

/** Papers of a booking, new ones where they make sense, and the details that they carry. */
export function Papers({ booking, onConflict }: ActionProps): ReactNode {
  const { id, papers, clientId, company, tin, version } = booking;
  return (
    <section className="actions-list" aria-labelledby="papers-title">
      <h3 id="papers-title">Papers</h3>
      <PaperList papers={papers.issued} />
      <NewPaper
        possible={papers.possible}
        issue={(series) =>
          answerTo((init) => one.papers.$post({ param: { id }, json: { series } }, { init }))
        }
      />
      {clientId !== null && (
        <ActionForm
          title="Change company and TIN"
          submit="Save for the papers"
          done={billing.done}
          onConflict={onConflict}
          send={({ company: name = '', tin: digits = '' }) =>
            answerTo((init) =>
              one.billing.$put({ param: { id }, json: { company: name, tin: digits, version } }, { init }),
            )
          }
        >
          <BillingFields key={version} of="billing" billing={{ company, tin }} />
        </ActionForm>
      )}
    </section>
  );
}
