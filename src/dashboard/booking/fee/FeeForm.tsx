import type { ReactNode } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';

interface FeeFormProps {
  title: string;
  submit: string;
  /** Said when it is done. */
  done: string;
  send: (values: Record<string, string>) => Promise<Answer<unknown>>;
  children: ReactNode;
}

/** Something about a fee. Shown as done once the server has done it. */
export function FeeForm({ done, send, ...form }: FeeFormProps): ReactNode {
  return (
    <FoldedForm
      {...form}
      send={async (values) => {
        const answer = await send(values);
        // Also after a refusal: someone else may have been quicker.
        void queryClient.invalidateQueries();
        return answer;
      }}
      onDone={() => showToast({ title: done, tone: 'success' })}
    />
  );
}
