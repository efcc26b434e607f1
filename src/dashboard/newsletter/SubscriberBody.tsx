import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import type { SubscriberRow } from '#src/domain/newsletter/subscriber-list.ts';
import { subscriberStates } from '#src/domain/newsletter/subscriber-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { ClientLink } from '../records/ClientLink.tsx';
import { momentText } from '../records/columns.tsx';
import type { RecordBodyProps } from '../records/record-sheet.tsx';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';
import { sourceText } from './subscriber-words.ts';

export function SubscriberBody({ item, onClose }: RecordBodyProps<SubscriberRow>): ReactNode {
  return (
    <>
      <Facts
        facts={{
          Status: subscriberStates[item.status],
          'Subscribed on': sourceText(item),
          Requested: momentText(item.createdAt),
          Confirmed: item.confirmedAt && momentText(item.confirmedAt),
          Unsubscribed: item.unsubscribedAt && momentText(item.unsubscribedAt),
          'Agreed to': item.consent,
        }}
      />
      <div className="actions">
        <ClientLink id={item.clientId} />
        <Remove subscriber={item} onDone={onClose} />
      </div>
    </>
  );
}

function Remove({ subscriber, onDone }: { subscriber: SubscriberRow; onDone: () => void }): ReactNode {
  const { id, email } = subscriber;
  return (
    <div>
      <AskedButton
        look="danger"
        question={{
          title: `Remove ${email} for good?`,
          confirm: 'Remove it',
          cancel: 'Keep it',
          text: 'This cannot be undone. We erase the address, our emails to it and any unused code. We will not remember that it unsubscribed, so it could be subscribed again.',
        }}
        act={async () => {
          const answer = await change(
            () => answerTo((init) => accountApi.subscribers[':id'].$delete({ param: { id } }, { init })),
            { failed: 'The address is not erased', done: () => ({ title: 'The address is erased' }) },
          );
          if (answer.kind === 'ok') onDone();
        }}
      >
        Remove for good
      </AskedButton>
    </div>
  );
}
