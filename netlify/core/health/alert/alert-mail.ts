import { site } from '#src/domain/studio/site.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { action, facts, paragraph } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { siteUrl } from '../../site-url.ts';
import type { HealthProblem } from '../health-problems.ts';

export interface AlertMessage extends HealthProblem {
  id: string;
  beganAt: Date;
  toldAt: Date;
  state: 'began' | 'goes-on' | 'over';
}

export const runbookFile = 'docs/operating.md';

export function headlineOf({ title, state }: Pick<AlertMessage, 'title' | 'state'>): string {
  if (state === 'over') return `Resolved: ${title}`;
  return state === 'began' ? title : `Still: ${title}`;
}

export function alertMail(message: AlertMessage, recipient: string): Mail {
  const { id, title, text, beganAt, toldAt, state } = message;
  const headline = headlineOf(message);
  const advice = `See “${title}” in the runbook (${runbookFile}) for what to do.`;
  return {
    dedupeKey: `alert:${id}:${state}:${toldAt.toISOString()}`,
    subjectId: id,
    recipient,
    subject: `${site.name} website: ${headline}`,
    content: {
      preview: text === '' ? headline : text,
      heading: headline,
      parts: [
        ...(state === 'over'
          ? [paragraph('This is resolved. There is nothing left to do.')]
          : [paragraph(text)]),
        facts({ Since: formatMoment(beganAt) }),
        ...(state === 'over' ? [] : [paragraph(advice)]),
        action('Open Health', siteUrl('/dashboard/superadmin/settings#health')),
      ],
    },
  };
}
