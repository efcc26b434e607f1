import { site } from '#src/domain/studio/site.ts';
import { env } from './env.ts';

export function siteUrl(path: string): string {
  return new URL(path, env('URL') ?? site.url).href;
}

/** Returns the absolute URL of a dashboard page; super admins are redirected to theirs. */
export function dashboardUrl(page: string, search: Record<string, string>): string {
  return siteUrl(`/dashboard/admin/${page}?${new URLSearchParams(search)}`);
}
