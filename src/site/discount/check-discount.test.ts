import { afterEach, expect, it, vi } from 'vitest';
import { english } from '#tests/support/english.ts';
import { checkDiscount } from './check-discount.ts';

function serve(): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { code, email } = JSON.parse(body) as { code: string; email: string };
    if (code !== 'MURAHO') return Response.json({ error: 'We do not know this code.' }, { status: 422 });
    return email === '' || email === 'aline@example.com'
      ? Response.json({ percent: 30 })
      : Response.json({ error: 'This code belongs to another email address.' }, { status: 422 });
  });
}

const typing = (...addresses: string[]) => {
  return () => (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? '';
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a code is accepted although its email address changed during the check', async () => {
  serve();
  expect(await checkDiscount(english, 'MURAHO', typing('aline@exam', 'aline@example.c'))).toEqual({
    ok: true,
    percent: 30,
  });
});

it('an unknown code, or one of another email address, is refused with the reason', async () => {
  serve();
  const sentence = 'This code belongs to another email address.';
  expect(await checkDiscount(english, 'MURAHO', typing('eric@example.com'))).toEqual({ ok: false, sentence });
  expect(await checkDiscount(english, 'MURAH0', typing('a', 'b'))).toEqual({
    ok: false,
    sentence: 'We do not know this code.',
  });
});
