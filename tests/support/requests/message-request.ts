import { type Answer, call } from '../call.ts';
import { afterAMinute } from './fill-time.ts';

/** A message that is right in every field. */
export function messageRequest(changes: Record<string, unknown> = {}) {
  return {
    name: 'Aline Uwase',
    email: 'aline@example.com',
    phone: '+250 788 123 456',
    subject: 'A wedding in June',
    message: 'Two families.\n\nOne photographer?',
    website: '',
    ...changes,
  };
}

/** Posts a message as the form's script does. */
export function sendMessage(body: unknown = messageRequest(), address?: string): Promise<Answer> {
  return call('POST', '/api/contact', { body, headers: afterAMinute, ...(address && { address }) });
}
