import type { ReactNode } from 'react';
import type { MessageThread, StaffReply } from '#src/domain/message/staff/thread.ts';
import { momentText } from '../records/columns.tsx';
import { mailStates } from '../records/mail-states.ts';

export function Thread({ thread, home }: { thread: MessageThread; home: string }): ReactNode {
  return (
    <ol className="thread plain-list">
      <li className="thread__part">
        <p className="small">
          <strong>{thread.name}</strong> <span className="soft">{momentText(thread.createdAt)}</span>
        </p>
        <p className="sheet__text">{thread.message}</p>
      </li>
      {thread.replies.map((reply) => (
        <li className="thread__part thread__part--ours" key={reply.id}>
          <p className="small">
            <strong>{reply.author}</strong>{' '}
            <span className="soft">
              {momentText(reply.createdAt)}, email {mailStates[reply.mail]}
            </span>
          </p>
          <p className="sheet__text">{reply.text}</p>
          <NotSent reply={reply} home={home} />
        </li>
      ))}
    </ol>
  );
}

function NotSent({ reply: { mail }, home }: { reply: StaffReply; home: string }): ReactNode {
  if (mail !== 'dead') return null;
  return (
    <p className="notice notice--error">
      <span>
        The client has not received this email. See the reason and send it again under{' '}
        <a href={`${home}/mail`}>Email</a>, or call.
      </span>
    </p>
  );
}
