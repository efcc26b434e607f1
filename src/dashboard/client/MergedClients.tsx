import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ClientDetail, KnownClient, SuggestedClient } from '#src/domain/client/client-detail.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { clientName, keysText, mergeWords, sharedText } from './client-words.ts';

const one = accountApi.clients[':id'];

/** Clients with a key of this one, which staff may merge. */
export function Suggestions({ client }: { client: ClientDetail }): ReactNode {
  const { suggestions } = client;
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions-title">
      <h3 id="suggestions-title">{mergeWords.suggested}</h3>
      <ul className="lined plain-list">
        {suggestions.map((other) => (
          <li key={other.id} className="apart">
            <Other client={other} more={sharedText(other.shared)} />
            <Merge client={client} other={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MergedClients({ client: { merged } }: { client: ClientDetail }): ReactNode {
  if (merged.length === 0) return null;
  return (
    <section aria-labelledby="merged-title">
      <h3 id="merged-title">{mergeWords.merged}</h3>
      <ul className="lined plain-list">
        {merged.map((other) => (
          <li key={other.id} className="apart">
            <Other client={other} />
            <Separate other={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Other({ client, more = '' }: { client: KnownClient; more?: string }): ReactNode {
  return (
    <span>
      {clientName(client)}
      <br />
      <span className="soft small">
        {keysText(client)}
        {more !== '' && `. ${more}`}
      </span>
    </span>
  );
}

function Merge({ client, other }: { client: ClientDetail; other: SuggestedClient }): ReactNode {
  const { id } = client;
  return (
    <div>
      <AskedButton
        question={{
          title: `Show ${clientName(other)} and ${clientName(client)} as one client?`,
          confirm: 'Merge',
          cancel: 'Keep them apart',
          safe: true,
          text: `${mergeWords.nothingMoves} ${mergeWords.undo}`,
        }}
        act={() =>
          change(
            () =>
              answerTo((init) =>
                one.merge.$post(
                  { param: { id: other.id }, json: { into: id, version: other.version } },
                  { init },
                ),
              ),
            { failed: mergeWords.failed, done: () => ({ title: mergeWords.done }) },
          )
        }
      >
        Merge
      </AskedButton>
    </div>
  );
}

function Separate({ other: { id, ...other } }: { other: KnownClient }): ReactNode {
  const { busy, run } = useAction(() =>
    change(() => answerTo((init) => one.unmerge.$post({ param: { id } }, { init })), {
      failed: mergeWords.notSeparated,
      done: () => ({ title: mergeWords.separated }),
    }),
  );
  return (
    <SmallButton busy={busy} aria-label={`Separate ${clientName(other)}`} onClick={() => run()}>
      Separate
    </SmallButton>
  );
}
