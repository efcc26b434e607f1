import type { ReactNode } from 'react';
import type { ClientConsent } from '#src/domain/client/client-detail.ts';
import { momentText } from '../records/columns.tsx';
import { consentSources } from './client-words.ts';

export function Consents({ consents }: { consents: readonly ClientConsent[] }): ReactNode {
  if (consents.length === 0) return null;
  const texts = [...new Set(consents.map(({ text }) => text))];
  return (
    <section aria-labelledby="consents-title">
      <h3 id="consents-title">Agreed to</h3>
      <ul className="lined plain-list small">
        {texts.map((text) => (
          <li key={text}>
            {text}{' '}
            <span className="soft">{timesText(consents.filter((consent) => consent.text === text))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function timesText(consents: readonly ClientConsent[]): string {
  return consents.map(({ at, from }) => `${consentSources[from]}, ${momentText(at)}`).join('; ');
}
