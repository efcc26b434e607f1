import { site } from '#src/domain/studio/site.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { env } from './env.ts';

/** Returns an absolute URL, of the page in a language if it exists in it. */
export function siteUrl(path: string, language: Language = 'en'): string {
  return new URL(hrefIn(language, path), env('URL') ?? site.url).href;
}

/** Returns the absolute URL of a dashboard page; super admins are redirected to theirs. */
export function dashboardUrl(page: string, search: Record<string, string>): string {
  return siteUrl(`/dashboard/admin/${page}?${new URLSearchParams(search)}`);
}
