import type { ReactNode } from 'react';
import { useCodeRequest } from '#src/components/account/login/use-code-request.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { useLeaveWhenSignedIn } from './use-next.ts';
import { VerifyStep } from './VerifyStep.tsx';

interface SignInStepsProps {
  /** The form that comes first; it goes on with a code where one is on its way. */
  children: (goOn: (request: CodeRequest) => void) => ReactNode;
}

/** Signing in or up: a form, and the code from the mail where the address is not verified yet. */
export function SignInSteps({ children }: SignInStepsProps): ReactNode {
  const [request, keep] = useCodeRequest('fts_verify');
  const isNew = request?.userId !== undefined;
  useLeaveWhenSignedIn(isNew ? '/account' : '/');
  if (isNew) return <VerifyStep request={request} keep={keep} />;
  return children(keep);
}
