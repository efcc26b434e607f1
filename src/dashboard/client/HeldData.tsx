import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { answerTo } from '#src/lib/answer.ts';
import { download } from '#src/lib/download.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { clientName, erasureWords } from './client-words.ts';

const one = accountApi.clients[':id'];

interface HeldDataProps {
  client: ClientDetail;
  onErased: () => void;
}

/** Copy and erasure of all data about a client, which they may ask us for by law. */
export function HeldData({ client, onErased }: HeldDataProps): ReactNode {
  const { open } = client.kept;
  return (
    <section className="actions-list" aria-labelledby="held-title">
      <h3 id="held-title">What we hold about them</h3>
      <div className="actions">
        <Download client={client} />
        {open.length === 0 && <Erase client={client} onErased={onErased} />}
      </div>
      {open.length > 0 && (
        <div className="notice notice--info">
          <div className="stack gap-xs">
            <p>{erasureWords.first}</p>
            <ul>
              {open.map(({ id, reference, sentence }) => (
                <li key={id}>
                  {sentence}{' '}
                  <a href={`bookings?open=${reference}`}>
                    Open the booking<span className="visually-hidden"> {reference}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}

function Download({ client: { id } }: Pick<HeldDataProps, 'client'>): ReactNode {
  const { busy, run } = useAction(() =>
    download(inEnglish, (init) => one.export.$get({ param: { id } }, { init }), 'client.json'),
  );
  return (
    <SmallButton busy={busy} onClick={() => run()}>
      Download a copy
    </SmallButton>
  );
}

function Erase({ client, onErased }: HeldDataProps): ReactNode {
  const { id, version, kept } = client;
  const { question, ask } = useConfirm<true>();
  const { busy, run } = useAction(async () => {
    if (!(await ask(true))) return;
    const answer = await change(
      () => answerTo((init) => one.erase.$post({ param: { id }, json: { version } }, { init })),
      { failed: erasureWords.failed, done: () => ({ title: erasureWords.done }) },
    );
    if (answer.kind === 'ok') onErased();
  });
  return (
    <>
      <SmallButton look="danger" busy={busy} onClick={run}>
        Erase the client
      </SmallButton>
      {question && (
        <ConfirmDialog
          title={`Erase ${clientName(client)} for good?`}
          confirm="Erase it all"
          cancel="Keep it"
          answer={question.answer}
        >
          <p>{erasureWords.gone}</p>
          {kept.reasons.length > 0 && (
            <>
              <p>{erasureWords.kept}</p>
              <ul>
                {kept.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
