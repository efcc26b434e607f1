import { type Answer, type CallOptions, call } from '../call.ts';
import { afterAMinute } from './fill-time.ts';
import { pdfOf } from './pdf.ts';

/** A CV as a browser sends it. */
export function cvFile(bytes: Uint8Array<ArrayBuffer> = pdfOf(2000), name = 'Aline Uwase CV.pdf'): File {
  return new File([bytes], name, { type: 'application/pdf' });
}

/** An application that is right in every field; a change to `undefined` leaves the field out. */
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

/** Posts an application, or another form of it, as the form's script does. */
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

/** The bytes of a form with the header that says where its parts begin. */
async function encoded(form: FormData): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await sent.arrayBuffer()), headers: { 'content-type': type } };
}
