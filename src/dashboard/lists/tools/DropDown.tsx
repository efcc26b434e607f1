import './drop-down.css';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

interface DropDownProps {
  label: ReactNode;
  /** Class of the button. */
  look?: string;
  children: ReactNode;
}

/** Panel below a button; closes on Escape, and when the focus leaves it. */
export function DropDown({ label, look = 'button button--small', children }: DropDownProps): ReactNode {
  return (
    <details className="drop-down" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className={look}>{label}</summary>
      <div className="drop-down__panel" tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
