import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ResourceRow } from '#src/domain/resource/resource-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';

const one = accountApi.resources[':id'];

interface RetireResourceProps {
  resource: ResourceRow;
  onDone: () => void;
}

export function RetireResource({ resource: { id, name, version }, onDone }: RetireResourceProps): ReactNode {
  const query = { version: String(version) };
  return (
    <div>
      <AskedButton
        look="danger"
        question={{
          title: `Retire “${name}”?`,
          confirm: 'Retire it',
          cancel: 'Keep it',
          text: 'It can no longer be assigned. Past bookings still show it.',
        }}
        act={async () => {
          const answer = await change(
            () => answerTo((init) => one.$delete({ param: { id }, query }, { init })),
            { failed: `“${name}” is not retired`, done: () => ({ title: `“${name}” is retired` }) },
          );
          if (answer.kind === 'ok') onDone();
        }}
      >
        Retire it
      </AskedButton>
    </div>
  );
}
