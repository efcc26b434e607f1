import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import type { EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';

/** An enrolment in a dance class as its owner sees it. Price in RWF, instants in ISO 8601. */
export interface OwnEnrolment {
  id: string;
  className: string;
  /** The name it is enrolled under, where that is another one. */
  registeredAs: string | null;
  status: EnrolmentStatus;
  /** The rank on the waiting list now. */
  waitingNumber: number | null;
  price: number;
  createdAt: string;
}

/** An application for an internship as its owner sees it. */
export interface OwnApplication {
  id: string;
  programmeTitle: string;
  status: ApplicationStage;
  cvName: string;
  createdAt: string;
}

/** Where an application stands, in words. */
export const applicationStatusNames: Record<OwnApplication['status'], string> = {
  received: 'Received',
  shortlisted: 'On the shortlist',
  invited: 'Invited to meet us',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** Where an enrolment stands, in words. */
export function enrolmentStatusName({ status, waitingNumber }: OwnEnrolment): string {
  if (status === 'enrolled') return 'Enrolled';
  if (status === 'cancelled') return 'Cancelled';
  return waitingNumber === null ? 'Waiting list' : `Waiting list, number ${waitingNumber}`;
}
