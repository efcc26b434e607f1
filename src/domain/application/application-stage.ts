/** Stages in their order. No schema here: account pages load this file. */
export const applicationStages = ['received', 'shortlisted', 'invited', 'accepted', 'declined'] as const;

export type ApplicationStage = (typeof applicationStages)[number];

export const stageNames: Record<ApplicationStage, string> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  invited: 'Invited',
  accepted: 'Accepted',
  declined: 'Declined',
};
