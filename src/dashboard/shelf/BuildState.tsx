import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { isUnderWay, type SiteBuild } from '#src/domain/shelf/site-build.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { queryClient } from '../server-state/query-client.ts';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { buildText, endedStates, goingLive } from './build-words.ts';

const queryKey = ['site-build'];

/** Poll interval in ms during a build. */
const followInterval = 5000;

export function BuildState(): ReactNode {
  const { data } = useQuery({
    ...apiQuery(queryKey, (init) => accountApi['site-build'].$get({}, { init })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? followInterval : false),
  });
  return (
    <div className="shelf-build soft small">
      <p aria-live="polite">{data && buildText(data)}</p>
      {data?.hasHook && endedStates.includes(data.state) && <TryAgain />}
    </div>
  );
}

function TryAgain(): ReactNode {
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) => accountApi['site-build'].$post({}, { init }));
    if (answer.kind === 'ok') queryClient.setQueryData(queryKey, answer.data);
    else showFailure(inEnglish, 'The update did not start', answer);
  });
  return (
    <SmallButton busy={busy} onClick={run}>
      Try again
    </SmallButton>
  );
}

/** Returns toast text about a published change; empty on a site without a build hook. */
export function goingLiveText(): string {
  return queryClient.getQueryData<SiteBuild>(queryKey)?.hasHook ? goingLive : '';
}
