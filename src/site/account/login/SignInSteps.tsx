import type { ReactNode } from 'react';
import { useCodeRequest } from '#src/components/account/login/use-code-request.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { useRedirectWhenLoggedIn } from './use-next.ts';
import { VerifyStep } from './VerifyStep.tsx';

interface SignInStepsProps {
  children: (goOn: (request: CodeRequest) => void) => ReactNode;
}

export function SignInSteps({ children }: SignInStepsProps): ReactNode {
  const [request, keep] = useCodeRequest('fts_verify');
  const isNew = request?.userId !== undefined;
  useRedirectWhenLoggedIn(isNew ? '/account' : '/');
  if (isNew) return <VerifyStep request={request} keep={keep} />;
  return children(keep);
}
