import './keys.css';
import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { switchKeys, withoutKeys } from './single-keys.ts';

const single = [
  ['j', 'Next row, or next record while one is open'],
  ['k', 'Previous row, or previous record while one is open'],
  ['/', 'Search the list'],
  ['?', 'Show these keys'],
] as const;

const always = [
  ['Enter', 'Open the row'],
  ['Esc', 'Close the record'],
  ['Ctrl K', 'Search the studio, or do something; on a Mac ⌘K'],
] as const;

/** Keys of the lists, with a switch for those that are a single letter (WCAG 2.1.4). */
export function KeysDialog({ user, onClose }: { user: string; onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = !useStore(withoutKeys).includes(user);
  useModal(dialog);
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="keys-title" onCancel={onClose}>
      <h2 id="keys-title">Keys in lists</h2>
      <dl className="list-keys">
        {[...(isOn ? single : []), ...always].map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="choice">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => switchKeys(user, currentTarget.checked)}
        />
        <span>
          Use single keys <small>They never act while you type. This device remembers it for you.</small>
        </span>
      </label>
      <p className="actions">
        <SmallButton onClick={onClose}>Close</SmallButton>
      </p>
    </dialog>
  );
}
