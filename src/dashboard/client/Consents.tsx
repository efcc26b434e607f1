import type { ReactNode } from 'react';
import type { ClientConsent } from '#src/domain/client/client-detail.ts';
import { momentText } from '../records/columns.tsx';
import { consentSources } from './client-words.ts';

export function Consents({ consents }: { consents: readonly ClientConsent[] }): ReactNode {
  if (consents.length === 0) return null;
  return (
    <section aria-labelledby="consents-title">
      <h3 id="consents-title">Agreed to</h3>
      <ul className="lined plain-list small">
        {consents.map(({ at, text, from }) => (
          <li key={`${at} ${from} ${text}`}>
            {text}{' '}
            <span className="soft">
              {consentSources[from]}, {momentText(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
