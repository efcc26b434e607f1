import './letters.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { User } from '#src/domain/account/user.ts';
import type { Letter } from '#src/domain/newsletter/letter.ts';
import { Sheet } from '../../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../../lists/staff-list.ts';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import { SentLetter } from './SentLetter.tsx';

/** Id in the address while a letter is written; no real id has a colon. */
export const newLetter = ':new';

export function LetterSheet({ name, item, user, onClose }: DetailProps<Letter>): ReactNode {
  if (name === newLetter)
    return (
      <Sheet title="A new letter" onClose={onClose}>
        <LetterEditor user={user} onClose={onClose} />
      </Sheet>
    );
  return <OpenLetter id={name} title={item?.subject ?? 'Letter'} user={user} onClose={onClose} />;
}

interface OpenLetterProps {
  id: string;
  title: string;
  user: User;
  onClose: () => void;
}

function OpenLetter({ id, title, user, onClose }: OpenLetterProps): ReactNode {
  const answer = useQuery(
    untypedApiQuery<{ letter: Letter }>(['letters', 'open', id], (init) =>
      accountApi.letters[':id'].$get({ param: { id } }, { init }),
    ),
  );
  const { data, isFetchedAfterMount } = answer;
  return (
    <Sheet title={data?.letter.subject ?? title} onClose={onClose}>
      {/* An editor that began with an earlier look would be refused as out of date. */}
      {data === undefined || !isFetchedAfterMount ? (
        <QueryState of={answer} fallback="We could not load the letter" loaded={false} />
      ) : (
        <LetterBody letter={data.letter} user={user} onClose={onClose} />
      )}
    </Sheet>
  );
}

/** Stays an editor if it began as one, so that nothing typed vanishes when someone else sends it. */
function LetterBody({ letter, ...props }: { letter: Letter; user: User; onClose: () => void }): ReactNode {
  const [isEdited] = useState(letter.state === 'draft');
  return isEdited ? <LetterEditor letter={letter} {...props} /> : <SentLetter letter={letter} />;
}
