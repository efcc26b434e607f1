import type { Config } from '@netlify/functions';
import { askForBuild } from '#netlify/core/shelf/site-build.ts';

export default async () => {
  await askForBuild();
};

export const config: Config = { schedule: '* * * * *' };
