import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import { TextField } from '#src/components/forms/Field.tsx';
import { feeState } from '#src/domain/booking/fee/fee.ts';
import { en as dance } from '#src/domain/dance/words/en.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { en as enrolment } from '#src/domain/enrolment/words/en.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useAction } from '#src/lib/use-action.ts';
import { speak } from '#src/lib/words/messages.ts';
import { FeeSection } from '../booking/fee/FeeSection.tsx';
import { Contact, feeRecord } from '../records/Contact.tsx';
import { momentText } from '../records/columns.tsx';
import { RecordHistory } from '../records/RecordHistory.tsx';
import { emailedText, writtenText } from '../records/told-words.ts';
import { announceDone, change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { classOf, stateText } from './staff-enrolment-words.ts';

const danceWords = speak('en', dance);
const enrolmentWords = speak('en', enrolment);

const one = accountApi.enrolments[':id'];

export function EnrolmentBody({ item }: { item: EnrolmentRow }): ReactNode {
  const { id, name, email, phone, age, status } = item;
  return (
    <>
      <Contact
        email={email}
        phone={phone}
        about={classOf(item)}
        record={feeRecord(item)}
        clientId={item.clientId}
      />
      <Facts
        facts={{
          Class: classOf(item),
          Status: stateText(item),
          Dancer: `${name}, ${age} years`,
          Guardian: item.guardianName,
          'Emergency contact': item.emergencyContact,
          Experience: enrolmentWords[item.experience],
          Price: danceWords.pricePerMonth({ price: item.price }),
          'Pays by': enrolmentWords[item.paymentMethod],
          Email: email,
          Enrolled: momentText(item.createdAt),
        }}
      />
      <FeeSection
        fee={item.fee}
        price={item.price}
        version={item.version}
        canAsk={status === 'enrolled' && (email !== '' || phone !== '')}
        ask={(json) => answerTo((init) => one.fee.$post({ param: { id }, json }, { init }))}
        take={(json) => answerTo((init) => one.payments.$post({ param: { id }, json }, { init }))}
      />
      {status !== 'cancelled' && <PlaceActions enrolment={item} />}
      {phone !== '' && <CorrectPhone enrolment={item} />}
      <RecordHistory id={id} version={item.version} />
    </>
  );
}

/** Corrects a mistyped number; sends no email. */
function CorrectPhone({ enrolment: { id, name, phone, version } }: { enrolment: EnrolmentRow }): ReactNode {
  return (
    <FoldedForm
      title="Correct the phone number"
      submit="Keep this number"
      send={({ phone: typed = '' }) =>
        answerTo((init) => one.$put({ param: { id }, json: { phone: typed, version } }, { init }))
      }
      onDone={() => announceDone({ title: 'The number is corrected', text: name })}
    >
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label="Phone number"
        defaultValue={phone}
        maxLength={20}
      />
    </FoldedForm>
  );
}

/** Gives a place or cancels the enrolment. Both are told to the dancer, so they are confirmed. */
function PlaceActions({ enrolment }: { enrolment: EnrolmentRow }): ReactNode {
  const { id, name, version, status, fee } = enrolment;
  const { question, ask } = useConfirm<'enrolled' | 'cancelled'>();
  const { busy, run } = useAction(async (next: 'enrolled' | 'cancelled') => {
    if (!(await ask(next))) return;
    await change(
      () => answerTo((init) => one.$put({ param: { id }, json: { status: next, version } }, { init })),
      {
        failed: 'The enrolment has not changed',
        done: () => ({
          title: next === 'enrolled' ? 'The place is given' : 'Cancelled',
          text: toldText(next, enrolment),
        }),
      },
    );
  });
  return (
    <p className="actions">
      {status === 'waiting' && (
        <button
          className="button button--primary"
          type="button"
          aria-busy={busy}
          onClick={() => run('enrolled')}
        >
          Give a place
        </button>
      )}
      <button
        className="button button--danger"
        type="button"
        aria-busy={busy}
        onClick={() => run('cancelled')}
      >
        Cancel the enrolment
      </button>
      {question && (
        <ConfirmDialog
          title={question.about === 'enrolled' ? `Give ${name} a place?` : `Cancel the enrolment of ${name}?`}
          confirm={question.about === 'enrolled' ? 'Give the place' : 'Cancel it'}
          cancel="Keep it as it is"
          safe={question.about === 'enrolled'}
          answer={question.answer}
        >
          <p>
            {toldText(question.about, enrolment)}
            {question.about === 'cancelled' &&
              ` If a place becomes free, the first person on the waiting list gets it, and a message. ${feeAfter(fee)}`}
          </p>
        </ConfirmDialog>
      )}
    </p>
  );
}

function feeAfter(fee: EnrolmentRow['fee']): string {
  switch (feeState(fee)) {
    case 'requested':
      return 'This withdraws the fee.';
    case 'part':
    case 'paid':
      return `${formatMoney(fee?.paid ?? 0)} was paid and must be refunded. Please record the refund under Fee.`;
    default:
      return '';
  }
}

function toldText(next: 'enrolled' | 'cancelled', enrolment: EnrolmentRow): string {
  return next === 'enrolled' ? writtenText(enrolment) : emailedText(enrolment);
}
