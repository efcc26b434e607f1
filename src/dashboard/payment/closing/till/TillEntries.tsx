import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import type { TillEntry } from '#src/domain/payment/closing/till.ts';
import { answerTo } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { formatMoney } from '#src/lib/money.ts';
import { showToast } from '#src/lib/toast.ts';
import { momentText } from '../../../records/columns.tsx';
import { ConfirmDialog } from '../../../shell/ConfirmDialog.tsx';
import { inEnglish } from '../../../shell/english.ts';
import { SmallButton } from '../../../shell/SmallButton.tsx';
import { useConfirm } from '../../../shell/use-confirm.ts';
import { showClosing } from '../show-closing.ts';
import { tillEntryText } from './till-words.ts';

export function TillEntries({ closing }: { closing: DayClosing }): ReactNode {
  const { version, tillEntries } = closing;
  const { question, ask } = useConfirm<TillEntry>();
  const [sending, setSending] = useState(false);
  const undo = async (entry: TillEntry) => {
    if (!(await ask(entry))) return;
    setSending(true);
    const answer = await answerTo((init) =>
      accountApi.payments.closing.till[':entry'].reversal.$post(
        { param: { entry: entry.id }, json: { version } },
        { init },
      ),
    );
    setSending(false);
    if (answer.kind === 'ok') {
      showClosing(answer.data.closing);
      showToast({ title: 'Undone. Both entries stay in the list.', tone: 'success' });
      return;
    }
    const now = currentIn<DayClosing>(answer);
    if (now !== undefined) showClosing(now);
    showFailure(inEnglish, 'This entry is not undone', answer);
  };
  return (
    <>
      <ul className="closing__entries lined plain-list small">
        {tillEntries.map((entry) => (
          <li key={entry.id} data-reversed={entry.reversed || undefined}>
            <span>
              {tillEntryText(entry)}
              <span className="soft">
                {' '}
                {entry.actor}, {momentText(entry.writtenAt)}
              </span>
            </span>
            <span className="money">{formatMoney(entry.amount)}</span>
            {!entry.reversed && entry.reverses === null && (
              <SmallButton
                aria-label={`Undo: ${tillEntryText(entry)}`}
                disabled={sending}
                onClick={() => void undo(entry)}
              >
                Undo
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {question && (
        <ConfirmDialog
          title={`Undo ${formatMoney(question.about.amount)}?`}
          confirm="Undo"
          cancel="Keep it"
          answer={question.answer}
        >
          <p>A second entry takes it back. Both stay in the list.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
