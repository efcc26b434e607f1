import { site } from '#src/domain/studio/site.ts';
import { env } from './env.ts';

/** The absolute address of one of the site's pages, for links in mails. */
export function siteUrl(path: string): string {
  return new URL(path, env('URL') ?? site.url).href;
}

/** Makes the absolute address of a dashboard page, which redirects super admins to theirs. */
export function dashboardUrl(page: string, search: Record<string, string>): string {
  return siteUrl(`/dashboard/admin/${page}?${new URLSearchParams(search)}`);
}
