import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { api } from '#src/lib/api.ts';
import { Tag } from '../records/Tag.tsx';
import { healthParts, partWords, readHealth, toneOf } from './health-words.ts';

/** Shows which services respond; polls while visible. */
export function WhatAnswers(): ReactNode {
  const { data, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => readHealth(await api.health.$get({}, { init: { signal } })),
  });
  const failure = data === null ? { message: 'The site’s status is not available.', fields: {} } : undefined;
  return (
    <section className="stack gap-xs" aria-labelledby="health-title">
      <h2 id="health-title">Connected services</h2>
      <LoadState failure={failure} askAgain={() => void refetch()} loaded={Boolean(data)} />
      {data && (
        <dl className="facts">
          {healthParts.map(({ part, label }) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd>
                <Tag tone={toneOf(data.parts[part])}>{partWords[data.parts[part]]}</Tag>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
