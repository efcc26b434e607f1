import { type Answer, type CallOptions, call } from '../call.ts';
import { afterAMinute } from './fill-time.ts';
import { pdfOf } from './pdf.ts';

export function cvFile(bytes: Uint8Array<ArrayBuffer> = pdfOf(2000), name = 'Aline Uwase CV.pdf'): File {
  return new File([bytes], name, { type: 'application/pdf' });
}

/** A valid application; a change to `undefined` omits the field. */
export function applicationForm(changes: Record<string, string | File | undefined> = {}): FormData {
  const fields = {
    name: 'Aline Uwase',
    email: 'aline@example.com',
    phone: '+250 788 123 456',
    programme: 'dance-internship',
    availability: 'January to March, mornings',
    motivation:
      'I have danced since I was six and want to learn how a performance is made, from plan to stage.',
    portfolio: 'https://example.com/aline',
    consent: 'true',
    cv: cvFile(),
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

export async function apply(
  form = applicationForm(),
  { path = '/api/applications', ...options }: Omit<CallOptions, 'body'> & { path?: string } = {},
): Promise<Answer> {
  const { body, headers } = await encoded(form);
  return call('POST', path, {
    ...options,
    body,
    headers: { ...afterAMinute, ...headers, ...options.headers },
  });
}

async function encoded(form: FormData): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await sent.arrayBuffer()), headers: { 'content-type': type } };
}
