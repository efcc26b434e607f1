import type { ReactNode } from 'react';
import { Skeleton, Trouble } from '#src/components/Waiting.tsx';
import type { SignedIn } from './use-signed-in.ts';

/** What stands in a page until the server has said whose it is, in the shape of what is to come. */
export function Waiting({ signedIn: { failure, askAgain } }: { signedIn: SignedIn }): ReactNode {
  if (failure !== undefined) return <Trouble message={failure.message} askAgain={askAgain} />;
  return <Skeleton />;
}
