import type { ReactNode } from 'react';
import { listTotal } from '#src/lib/lists/list-rules.ts';
import { ChoiceDialog } from '../../shell/ChoiceDialog.tsx';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import type { EachAction } from '../staff-list.ts';

interface BulkQuestionProps<T> {
  action: EachAction<T>;
  count: number;
  noun: string;
  /** Choice of the field, empty without a field; null if cancelled. */
  onAnswer: (choice: string | null) => void;
}

export function BulkQuestion<T>({ action, count, noun, onAnswer }: BulkQuestionProps<T>): ReactNode {
  const { label, asks, safe, Choice } = action;
  const title = `${label}: ${listTotal(count, noun)}`;
  if (Choice)
    return (
      <ChoiceDialog title={title} confirm={label} onChoose={onAnswer} onCancel={() => onAnswer(null)}>
        <Choice />
      </ChoiceDialog>
    );
  return (
    <ConfirmDialog
      title={`${title}?`}
      confirm={label}
      cancel="Keep them as they are"
      safe={safe}
      answer={(confirmed) => onAnswer(confirmed ? '' : null)}
    >
      <p>{asks?.(count)}</p>
    </ConfirmDialog>
  );
}
