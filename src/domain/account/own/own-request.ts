import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import type { EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';

/** An enrolment in a dance class as its owner sees it. Price in RWF, instants in ISO 8601. */
export interface OwnEnrolment {
  id: string;
  className: string;
  /** Name on the enrolment if it differs from the account's, else null. */
  registeredAs: string | null;
  status: EnrolmentStatus;
  /** Current rank on the waiting list. */
  waitingNumber: number | null;
  price: number;
  createdAt: string;
}

export interface OwnApplication {
  id: string;
  programmeTitle: string;
  status: ApplicationStage;
  cvName: string;
  createdAt: string;
}

export const applicationStatusNames: Record<OwnApplication['status'], string> = {
  received: 'Received',
  shortlisted: 'On the shortlist',
  invited: 'Invited to meet us',
  accepted: 'Accepted',
  declined: 'Declined',
};

export function enrolmentStatusName({ status, waitingNumber }: OwnEnrolment): string {
  if (status === 'enrolled') return 'Enrolled';
  if (status === 'cancelled') return 'Cancelled';
  return waitingNumber === null ? 'Waiting list' : `Waiting list, number ${waitingNumber}`;
}
