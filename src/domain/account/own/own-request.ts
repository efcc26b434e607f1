import type { ApplicationStage } from '#src/domain/application/application-stage.ts';
import type { EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';
import type { OwnRecordWords } from './words/en.ts';

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

export function enrolmentStatusName(words: OwnRecordWords, { status, waitingNumber }: OwnEnrolment): string {
  if (status === 'enrolled') return words.enrolled;
  if (status === 'cancelled') return words.enrolmentCancelled;
  return waitingNumber === null ? words.waiting : words.waitingNumber({ number: waitingNumber });
}
