import type { ReactNode } from 'react';
import type { Letter } from '#src/domain/newsletter/letter.ts';
import { AskedButton } from '../../shell/AskedButton.tsx';
import { removeLetter } from './letter-calls.ts';

export function RemoveLetter({ letter, onDone }: { letter: Letter; onDone: () => void }): ReactNode {
  return (
    <div>
      <AskedButton
        look="danger"
        question={{
          title: `Remove “${letter.subject}”?`,
          confirm: 'Remove it',
          cancel: 'Keep it',
          text: 'This cannot be undone. Nothing of it was sent to subscribers.',
        }}
        act={async () => {
          if (await removeLetter(letter)) onDone();
        }}
      >
        Remove the letter
      </AskedButton>
    </div>
  );
}
