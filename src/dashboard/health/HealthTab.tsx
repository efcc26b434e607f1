import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { apiQuery, queryFailure } from '../server-state/api-query.ts';
import { HealthProblems } from './HealthProblems.tsx';
import { Inside } from './Inside.tsx';
import { WhatAnswers } from './WhatAnswers.tsx';

export function HealthTab(): ReactNode {
  const { data, error, refetch } = useQuery(
    apiQuery(['deep-health'], (init) => accountApi.health.$get({ query: { deep: '' } }, { init })),
  );
  const failure = data
    ? undefined
    : queryFailure(error, 'We could not load the state of the queues and jobs');
  return (
    <div className="panel stack gap-xl">
      {data?.problems && <HealthProblems problems={data.problems} />}
      <WhatAnswers />
      <LoadState failure={failure} askAgain={() => void refetch()} loaded={data !== undefined} />
      {data?.readings && <Inside readings={data.readings} version={data.version} />}
    </div>
  );
}
