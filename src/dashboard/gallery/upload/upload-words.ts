import { en as forms } from '#src/lib/forms/words/en.ts';
import { isNetworkError } from '#src/lib/sending/sending.ts';
import { plural } from '#src/lib/text.ts';
import { hasEndedBadly, isOpen, maxUploads, type UploadStep, type Uploads } from './uploads.ts';

export function stepText(step: UploadStep): string {
  switch (step.status) {
    case 'unusable':
      return step.reason;
    case 'refused':
      return step.refusal;
    case 'offline':
      return offlineReason(step) ?? 'Stopped';
    default:
      return plainSteps[step.status];
  }
}

function offlineReason(step: UploadStep): string | undefined {
  return step.status === 'offline' && isNetworkError(step.cause) ? forms[step.cause] : undefined;
}

const plainSteps = {
  queued: 'Waiting',
  shrinking: 'Resizing',
  idle: 'Waiting',
  sending: 'Uploading',
  sent: 'Added',
} as const;

export function countText({ items }: Uploads): string {
  return `${items.filter(({ step }) => step.status === 'sent').length} of ${items.length} added`;
}

/** Returns live-region text: overall changes, not each picture. Empty before any was chosen. */
export function wholeText({ items }: Uploads): string {
  const [open, bad] = [
    items.filter(({ step }) => isOpen(step)),
    items.filter(({ step }) => hasEndedBadly(step)),
  ];
  const reason = open.map(({ step }) => offlineReason(step)).find((found) => found !== undefined);
  if (reason === forms.offline)
    return `${reason} We’ll send the rest when you are connected. Keep this page open.`;
  if (reason !== undefined) return `${reason} Press “${forms.tryAgain}” to send the rest.`;
  if (open.length > 0) return 'We are adding your pictures. Keep this page open.';
  if (bad.length > 0) return `${plural(bad.length, 'picture')} not added: see below.`;
  return items.length === 0 ? '' : 'All pictures are added, as drafts.';
}

export function leftOutText({ leftOut }: Uploads): string | undefined {
  if (leftOut === 0) return undefined;
  return `You can add ${maxUploads} pictures at once. The last ${plural(leftOut, 'picture')} you chose can follow once these are added.`;
}
