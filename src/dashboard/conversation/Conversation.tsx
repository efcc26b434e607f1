import '#src/components/conversation/words-list.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { conversationQuery } from './conversation-calls.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { StaffWords } from './StaffWords.tsx';

interface ConversationProps {
  of: 'booking' | 'message' | 'client';
  id: string;
  user: User;
}

/** Shows everything said about a record in order, and sends the next reply. */
export function Conversation({ of, id, user }: ConversationProps): ReactNode {
  const answer = useQuery(conversationQuery(of, id));
  const { data } = answer;
  return (
    <section className="actions-list" id="conversation" aria-labelledby="conversation-title">
      <h3 id="conversation-title">Conversation</h3>
      {data === undefined ? (
        <QueryState of={answer} fallback="We could not load the conversation" />
      ) : (
        <>
          <StaffWords
            items={data.conversation.items}
            home={dashboardOf(user.role)}
            withRecord={of === 'client'}
          />
          {data.conversation.target !== null && (
            <ReplyForm
              target={data.conversation.target}
              staff={user.name}
              isFirst={data.conversation.items.length === 0}
            />
          )}
        </>
      )}
    </section>
  );
}
