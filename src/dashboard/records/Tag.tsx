import type { ReactNode } from 'react';

export function Tag({ tone, children }: { tone?: 'good' | 'bad' | undefined; children: string }): ReactNode {
  const state = tone && { good: 'successful', bad: 'failed' }[tone];
  return (
    <span className="tag" data-state={state}>
      {children}
    </span>
  );
}
