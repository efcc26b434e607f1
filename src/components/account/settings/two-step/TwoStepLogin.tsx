import './two-step.css';
import { type ReactNode, useState } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { FactorAdded } from '#src/domain/account/settings/second-factor.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAnswer } from '#src/lib/loading/use-load.ts';
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
  const [codes, setCodes] = useState<string[]>();
  const { data: factor, loading } = useAnswer(askFactor, 'We could not load your two-step login');
  const isOn = factor !== undefined && (factor.appSince !== null || factor.passkeys.length > 0);
  if (user.role === 'USER' && !isOn) return null;

  function added({ recoveryCodes }: FactorAdded): void {
    if (recoveryCodes !== null) setCodes(recoveryCodes);
    loading.askAgain();
    onAdded();
  }

  return (
    <section className="two-step stack" aria-labelledby="two-step-title">
      <h2 id="two-step-title">Two-step login</h2>
      <p>
        After your password we ask for something that only you have: a code from an app on your phone, or a
        passkey. That way no one can log in with your password alone.
      </p>
      {factor?.required && !isOn && (
        <p className="notice notice--info" role="status">
          Your role requires it. Set up one of the two to open your dashboard.
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
