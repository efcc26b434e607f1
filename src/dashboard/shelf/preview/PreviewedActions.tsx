import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { announceDone } from '../../server-state/change.ts';
import { inEnglish } from '../../shell/english.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { useConfirm } from '../../shell/use-confirm.ts';
import { BuildState, goingLiveText } from '../BuildState.tsx';
import { changeShelfEntry, sendIfAgreed } from '../entry-calls.ts';
import { PublishAnyway } from '../PublishAnyway.tsx';
import { shelfClient } from '../shelf-client.ts';
import type { PreviewedEntry } from './preview-link.ts';

export function PreviewedActions({ word, id }: PreviewedEntry): ReactNode {
  const client = shelfClient(word);
  const { data } = useQuery(
    untypedApiQuery<{ entry: StaffShelfEntry<object> }>([word, 'entry', id], (init) =>
      client.all[':id'].$get({ param: { id } }, { init }),
    ),
  );
  const entry = data?.entry;
  const { question, ask } = useConfirm<string>();
  const { busy, run } = useAction(async () => {
    if (entry === undefined) return;
    const answer = await sendIfAgreed(
      (agreed) => changeShelfEntry({ client }, entry, { state: 'published', agreed }),
      ask,
    );
    if (answer?.kind === 'ok')
      announceDone({ title: `“${answer.data.entry.title}” is published`, text: goingLiveText() });
    else if (answer !== undefined) showFailure(inEnglish, 'It is not published', answer);
  });
  const isPublic = entry?.state === 'published' && !entry.draft;
  return (
    <div className="actions">
      <a className="button button--small" href={`${word}?${new URLSearchParams({ open: id })}`}>
        {entry === undefined ? 'Back' : `Back to “${entry.title}”`}
      </a>
      {entry && !entry.removed && !isPublic && (
        <SmallButton look="primary" busy={busy} onClick={run}>
          Publish
        </SmallButton>
      )}
      {question && <PublishAnyway question={question} />}
      {entry && isPublic && <BuildState />}
    </div>
  );
}
