import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { ReactNode } from 'react';
import { Linked } from '#src/components/words/Linked.tsx';
import type { FactorAdded, SecondFactor } from '#src/domain/account/settings/second-factor.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { hiddenText } from '../../account-fields.tsx';
import { useKnowsPasskeys } from '../../passkey/PasskeyButton.tsx';
import { accountApi } from '../../session/account-api.ts';

const { passkeys } = accountApi.auth.me['second-factor'];

/** JSON has no undefined fields, but the type of the call allows them. */
type Options = PublicKeyCredentialCreationOptionsJSON;

type Passkey = SecondFactor['passkeys'][number];

interface PasskeysProps {
  items: readonly Passkey[];
  onAdded: (added: FactorAdded) => void;
  onRemoved: () => void;
}

export function Passkeys({ items, onAdded, onRemoved }: PasskeysProps): ReactNode {
  const word = useWording();
  const words = useWords('settings');
  const known = useKnowsPasskeys();
  const add = useAction(async () => {
    const answer = await addPasskey();
    if (answer === undefined)
      return showToast({ title: words.passkeyNotAdded, text: words.passkeyNotMade, tone: 'error' });
    if (answer.kind !== 'ok') return showFailure(word, words.passkeyNotAdded, answer);
    showToast({ title: words.passkeyAdded, tone: 'success' });
    onAdded(answer.data);
  });
  const remove = useAction(async ({ id }: Passkey) => {
    const answer = await answerTo((init) => passkeys[':id'].$delete({ param: { id } }, { init }));
    if (answer.kind !== 'ok') return showFailure(word, words.passkeyNotRemoved, answer);
    showToast({ title: words.passkeyRemoved, tone: 'success' });
    onRemoved();
  });
  return (
    <section className="stack" aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{words.passkeys}</h3>
      <p>{words.passkeysMean}</p>
      {items.length > 0 && (
        <ul className="own-rows lined plain-list">
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => remove.run(passkey)} />
          ))}
        </ul>
      )}
      {known ? (
        <p>
          <button className="button" type="button" aria-busy={add.busy} onClick={add.run}>
            {words.passkeyAdd}
          </button>
        </p>
      ) : (
        <p className="soft small">{words.passkeysUnknown}</p>
      )}
    </section>
  );
}

/** Returns undefined if the user cancelled or the browser made no passkey. */
async function addPasskey(): Promise<Answer<FactorAdded> | undefined> {
  const options = await answerTo((init) => passkeys.options.$post({}, { init }));
  if (options.kind !== 'ok') return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const json = await startRegistration({ optionsJSON: options.data as Options }).catch(() => undefined);
  return json && answerTo((init) => passkeys.$post({ json }, { init }));
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }): ReactNode {
  const words = useWords('settings');
  const { device, createdAt, lastUsedAt } = passkey;
  const day = dayOf(createdAt);
  return (
    <li className="own-row apart">
      <div>
        <p className="own-row__title">{device}</p>
        <p className="soft small">
          {lastUsedAt === null
            ? words.passkeyUnused({ day })
            : words.passkeyUsed({ day, used: dayOf(lastUsedAt) })}
        </p>
      </div>
      <button className="button button--small" type="button" onClick={onRemove}>
        <Linked text={words.passkeyRemove({ device })} links={{ passkey: hiddenText }} />
      </button>
    </li>
  );
}

const dayOf = (instant: string) => todayInKigali(new Date(instant));
