import { type Answer, call } from '../call.ts';
import { afterAMinute } from './fill-time.ts';

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

export function sendMessage(body: unknown = messageRequest(), address?: string): Promise<Answer> {
  return call('POST', '/api/contact', { body, headers: afterAMinute, ...(address && { address }) });
}
