/** The stages of an application, as it goes. No schema here: pages of accounts load this. */
export const applicationStages = ['received', 'shortlisted', 'invited', 'accepted', 'declined'] as const;

export type ApplicationStage = (typeof applicationStages)[number];
