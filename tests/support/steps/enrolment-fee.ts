import { beforeEach, expect } from 'vitest';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import type { TestUser } from '../account.ts';
import { idIn, itemsIn } from '../call.ts';
import { inDays } from '../days.ts';
import { enrol, enrolmentRequest } from '../requests/enrolment-request.ts';
import type { Environment } from '../server/environment.ts';
import { deskOf } from './staff-booking.ts';

export const email = 'aline@example.com';

/** RWF. */
export const total = 45_000;

export const usual = () => ({ total, lastDay: inDays(7) });

/** Creates an enrolment before each test, with staff actions on its fee. Set up both arguments first. */
export function setUpEnrolment(environment: Environment, staff: TestUser) {
  const enrolment = { id: '' };
  beforeEach(async () => {
    enrolment.id = idIn(await enrol());
    environment.mailbox.clear();
  });
  const see = async () => {
    const rows = itemsIn<EnrolmentRow>(await staff.call('GET', '/api/enrolments'));
    return rows.find(({ id }) => id === enrolment.id) as EnrolmentRow;
  };
  return {
    enrolment,
    see,
    async act(path: 'fee' | 'payments', body: object) {
      const { version, fee } = await see();
      const seen = { version, ...(path === 'payments' && fee && { feeVersion: fee.version }) };
      return staff.call('POST', `/api/enrolments/${enrolment.id}/${path}`, { ...seen, ...body });
    },
    async moveTo(status: 'enrolled' | 'cancelled') {
      const { version } = await see();
      const moved = await staff.call('PUT', `/api/enrolments/${enrolment.id}`, { status, version });
      expect(moved.status).toBe(200);
    },
    deskOfFee: async () => deskOf(staff, (await see()).fee?.reference ?? ''),
    /** Switches to the enrolment of far@example.com, whose number takes no mobile money. */
    async fromAbroad() {
      const abroad = enrolmentRequest({ email: 'far@example.com', name: 'Far', phone: '+49 170 1234567' });
      enrolment.id = idIn(await enrol(abroad, '192.0.2.7'));
    },
  };
}

export async function newestTransaction({ sql }: Environment): Promise<string> {
  const [payment] = await sql<{ ref: string }>(
    'select transaction_ref as ref from payments order by attempt desc limit 1',
  );
  return payment?.ref ?? '';
}
