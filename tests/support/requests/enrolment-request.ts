import { type Answer, call } from '../call.ts';
import type { Environment } from '../server/environment.ts';
import { afterAMinute } from './fill-time.ts';

/** A valid enrolment: Ikinimba (registered as Umushayayo), 45,000 RWF, paid in cash. */
export function enrolmentRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    classId: 'ikinimba',
    name: 'Aline Uwase',
    email: 'aline@example.com',
    phone: '+250 788 123 456',
    age: 30,
    experience: 'beginner',
    emergencyContact: 'Bosco, 0788 000 001',
    paymentMethod: 'cash',
    consent: true,
    ...changes,
  };
}

export function enrol(
  body: unknown = enrolmentRequest(),
  address?: string,
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const headers = { ...afterAMinute, 'idempotency-key': key };
  return call('POST', '/api/enrolments', { body, headers, ...(address && { address }) });
}

export async function fillClass({ sql }: Environment, classId: string, seats: number): Promise<void> {
  await sql(
    `insert into enrolments (status, class_id, class_name, price, name, email, phone, age, experience,
       emergency_contact, payment_method, consent_text)
     select 'enrolled', $1, 'A class', 1, 'Dancer', 'dancer@example.com', '0788123456', 20, 'beginner',
       'Nobody', 'cash', 'Yes.' from generate_series(1, $2::int)`,
    [classId, seats],
  );
}
