import type { ApplicationStage } from '#src/features/application/application-stage.ts';

/** The stages of an application as the studio calls them. */
export const stageNames: Record<ApplicationStage, string> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  invited: 'Invited',
  accepted: 'Accepted',
  declined: 'Declined',
};

export function stageTone(stage: ApplicationStage): 'good' | 'bad' | undefined {
  if (stage === 'accepted') return 'good';
  return stage === 'declined' ? 'bad' : undefined;
}
