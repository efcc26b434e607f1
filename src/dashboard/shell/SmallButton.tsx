import type { ComponentProps, ReactNode } from 'react';

export interface SmallButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-busy'> {
  busy?: boolean | undefined;
  look?: 'quiet' | 'danger' | 'primary' | undefined;
}

export function SmallButton({ busy, look, ...button }: SmallButtonProps): ReactNode {
  const className = `button button--small ${look ? `button--${look}` : ''}`;
  return <button {...button} className={className} type="button" aria-busy={busy} />;
}
