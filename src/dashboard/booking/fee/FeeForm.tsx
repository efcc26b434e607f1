import type { ReactNode } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';

interface FeeFormProps {
  title: string;
  submit: string;
  /** Toast title on success. */
  done: string;
  send: (values: Record<string, string>) => Promise<Answer<unknown>>;
  children: ReactNode;
}

export function FeeForm({ done, send, ...form }: FeeFormProps): ReactNode {
  return (
    <FoldedForm
      {...form}
      send={async (values) => {
        const answer = await send(values);
        // Also after a refusal: someone else may have changed it.
        void queryClient.invalidateQueries();
        return answer;
      }}
      onDone={() => showToast({ title: done, tone: 'success' })}
    />
  );
}
