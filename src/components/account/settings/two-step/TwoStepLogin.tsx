import './two-step.css';
import { type ReactNode, useState } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { FactorAdded } from '#src/domain/account/settings/second-factor.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAnswer } from '#src/lib/loading/use-load.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../../session/account-api.ts';
import { AppSection } from './AppSection.tsx';
import { Passkeys } from './Passkeys.tsx';
import { NewCodes, RecoveryCodes } from './RecoveryCodes.tsx';

const askFactor = () => answerTo((init) => accountApi.auth.me['second-factor'].$get({}, { init }));

interface TwoStepLoginProps {
  user: User;
  /** Called when a factor was added; other devices are logged out by then. */
  onAdded: () => void;
}

/** Manages two-step login, for staff and for former staff who still have it. */
export function TwoStepLogin({ user, onAdded }: TwoStepLoginProps): ReactNode {
  const words = useWords('settings');
  const [codes, setCodes] = useState<string[]>();
  const { data: factor, loading } = useAnswer(askFactor, words.twoStepNotLoaded);
  const isOn = factor !== undefined && (factor.appSince !== null || factor.passkeys.length > 0);
  if (user.role === 'USER' && !isOn) return null;

  function added({ recoveryCodes }: FactorAdded): void {
    if (recoveryCodes !== null) setCodes(recoveryCodes);
    loading.askAgain();
    onAdded();
  }

  return (
    <section className="two-step stack" aria-labelledby="two-step-title">
      <h2 id="two-step-title">{words.twoStep}</h2>
      <p>{words.twoStepMeans}</p>
      {factor?.required && !isOn && (
        <p className="notice notice--info" role="status">
          {words.twoStepRequired}
        </p>
      )}
      {codes && <NewCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <LoadState {...loading} loaded={factor !== undefined} />
      {factor && (
        <>
          <AppSection since={factor.appSince} onAdded={added} onRemoved={loading.askAgain} />
          <Passkeys items={factor.passkeys} onAdded={added} onRemoved={loading.askAgain} />
          {isOn && (
            <RecoveryCodes left={factor.recoveryCodes} onNew={(recoveryCodes) => added({ recoveryCodes })} />
          )}
        </>
      )}
    </section>
  );
}
