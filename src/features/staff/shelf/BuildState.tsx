import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import type { SiteBuild } from '#src/features/shelf/site-build.ts';
import { plural } from '#src/lib/text.ts';
import { momentText } from '../records/columns.tsx';
import { asked } from '../server-state/ask.ts';

/** Whether the pages as they were built hold all that is public, and when they were built. */
export function BuildState(): ReactNode {
  const { data } = useQuery(asked(['site-build'], (init) => accountApi['site-build'].$get({}, { init })));
  return <p className="soft small">{data && buildText(data)}</p>;
}

/** "2 changes wait for the next build…" */
export function buildText({ builtAt, waiting, askedAt, asksItself }: SiteBuild): string {
  const built =
    builtAt === null ? 'The site was not built yet.' : `The site was last built on ${momentText(builtAt)}.`;
  if (waiting === 0) return `${built} It holds everything that is public.`;
  const wait = `${plural(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} for the next build. Lists already show ${waiting === 1 ? 'it' : 'them'}; search engines will after it.`;
  if (!asksItself) return `${wait} ${built} Please ask whoever deploys the site for a build.`;
  if (askedAt === null) return `${wait} ${built} A build will be asked for within a minute.`;
  return `${wait} ${built} A build was last asked for on ${momentText(askedAt)}.`;
}
