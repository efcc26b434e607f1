import { type Answer, call } from './call.ts';
import { afterAMinute } from './fill-time.ts';

/** An enrolment that is right in every field: Ikinimba (registered as Umushayayo), 45,000 RWF, paid in cash. */
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

/** Posts an enrolment as the dialog does. */
export function enrol(body: unknown = enrolmentRequest(), address?: string): Promise<Answer> {
  return call('POST', '/api/enrolments', { body, headers: afterAMinute, ...(address && { address }) });
}
