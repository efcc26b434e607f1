import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import type { User } from '#src/domain/account/user.ts';
import type { ClientRow } from '#src/domain/client/client.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { answerTo } from '#src/lib/answer.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../lists/staff-list.ts';
import { ChangedNotice } from '../records/ChangedNotice.tsx';
import { Notes, Warnings } from '../records/Notes.tsx';
import { RecordHistory } from '../records/RecordHistory.tsx';
import { apiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { Consents } from './Consents.tsx';
import { CorrectClient } from './CorrectClient.tsx';
import { clientFacts, differences } from './client-facts.tsx';
import { clientName } from './client-words.ts';
import { HeldData } from './HeldData.tsx';
import { Keys } from './Keys.tsx';
import { MergedClients, Suggestions } from './MergedClients.tsx';
import { Statements } from './Statements.tsx';
import { clientKey, showClient } from './show-client.ts';
import { Timeline } from './Timeline.tsx';

const one = accountApi.clients[':id'];

export function ClientSheet({ name: id, item, user, onClose }: DetailProps<ClientRow>): ReactNode {
  const answer = useQuery(apiQuery(clientKey(id), (init) => one.$get({ param: { id } }, { init })));
  const client = answer.data ?? item;
  return (
    <Sheet title={client === undefined ? 'Client' : clientName(client)} onClose={onClose}>
      {answer.data === undefined ? (
        <QueryState of={answer} fallback="We could not load the client" />
      ) : (
        <Whole client={answer.data} user={user} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface WholeProps {
  client: ClientDetail;
  user: User;
  onClose: () => void;
}

function Whole({ client, user, onClose }: WholeProps): ReactNode {
  const { id, version, notes, consents, timeline } = client;
  const [changed, setChanged] = useState<readonly string[]>([]);
  const onConflict = (current: ClientDetail) => setChanged(differences(client, current));
  return (
    <>
      <Warnings notes={notes} />
      <ChangedNotice names={changed} />
      <Keys client={client} />
      <Facts facts={clientFacts(client)} marked={changed} />
      <div className="actions-list">
        <p>
          <a className="button button--primary button--wide" href={`bookings/new?client=${id}`}>
            New booking
          </a>
        </p>
        <CorrectClient client={client} onConflict={onConflict} />
      </div>
      <Suggestions client={client} />
      <Conversation of="client" id={id} user={user} />
      <Notes
        id={id}
        notes={notes}
        add={(json) => answerTo((init) => one.notes.$post({ param: { id }, json }, { init }))}
        remove={(note) => answerTo((init) => one.notes[':note'].$delete({ param: { id, note } }, { init }))}
        onChanged={showClient}
      />
      <Statements client={client} />
      <Timeline events={timeline} />
      <Consents consents={consents} />
      <MergedClients client={client} />
      <HeldData client={client} onErased={onClose} />
      <RecordHistory id={id} version={version} />
    </>
  );
}
