import type { ComponentProps, ReactNode } from 'react';

export interface SmallButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-busy'> {
  /** What it does is under way. */
  busy?: boolean | undefined;
  look?: 'quiet' | 'danger' | 'primary' | undefined;
}

/** A button that does something, among the words of a dashboard. */
export function SmallButton({ busy, look, ...button }: SmallButtonProps): ReactNode {
  const className = `button button--small ${look ? `button--${look}` : ''}`;
  return <button {...button} className={className} type="button" aria-busy={busy} />;
}
