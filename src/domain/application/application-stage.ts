/** The stages of an application, as it goes. No schema here: pages of accounts load this. */
export const applicationStages = ['received', 'shortlisted', 'invited', 'accepted', 'declined'] as const;

export type ApplicationStage = (typeof applicationStages)[number];

/** The stages of an application as the studio calls them. */
export const stageNames: Record<ApplicationStage, string> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  invited: 'Invited',
  accepted: 'Accepted',
  declined: 'Declined',
};
