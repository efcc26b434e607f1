import type { ReactNode } from 'react';
import { useWide } from '../use-wide.ts';
import { showKeys } from './show-keys.ts';

/** Shows the keys, where there is likely a keyboard. */
export function KeysButton(): ReactNode {
  if (!useWide()) return null;
  return (
    <button
      className="icon-button"
      type="button"
      aria-label="Keys"
      aria-keyshortcuts="?"
      aria-haspopup="dialog"
      onClick={showKeys}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}
