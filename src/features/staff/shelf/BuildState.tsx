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
  return <p className="shelf-build soft small">{data && buildText(data)}</p>;
}

/** "2 changes wait for the next build…" */
export function buildText({ builtAt, waiting, askedAt, asksItself }: SiteBuild): string {
  const built = builtAt === null ? '' : ` The site was last built on ${momentText(builtAt)}.`;
  if (waiting === 0) return `Nothing waits for a build.${built}`;
  const [wait, them] = waiting === 1 ? ['waits', 'it'] : ['wait', 'them'];
  const what = `${plural(waiting, 'change')} ${wait} for the next build. Lists already show ${them}; single pages and search engines will after it.`;
  return `${what}${built} ${nextText({ askedAt, asksItself })}`;
}

function nextText({ askedAt, asksItself }: Pick<SiteBuild, 'askedAt' | 'asksItself'>): string {
  if (!asksItself) return 'Please ask the person who deploys the site for a build.';
  if (askedAt === null) return 'We will ask for a build within a minute.';
  return `A build was last asked for on ${momentText(askedAt)}.`;
}
