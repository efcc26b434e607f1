import { describe, expect, test } from 'vitest';
import { uploadedPicture } from '#tests/support/requests/gallery-files.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { dance, programmesAt } from '#tests/support/shelf/programmes.ts';

setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { add, change } = programmesAt(admin);

describe('an invalid programme', () => {
  test.each<[fields: Record<string, unknown>, field: string]>([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ duration: '' }, 'duration'],
    [{ duration: 4 }, 'duration'],
    [{ tuitionFee: '100,00' }, 'tuitionFee'],
    [{ tuitionFee: -1 }, 'tuitionFee'],
    [{ tuitionFee: 0.5 }, 'tuitionFee'],
    [{ materialsFee: 1e300 }, 'materialsFee'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 1e9 }, 'seats'],
    [{ open: 'yes' }, 'open'],
    [{ learn: 'one' }, 'learn'],
    [{ features: [''] }, 'features'],
    [{ deliverables: Array.from({ length: 13 }, (_, index) => `Point ${index}`) }, 'deliverables'],
    [{ prerequisites: [{ a: 1 }] }, 'prerequisites'],
    [{ schedule: 'x'.repeat(201) }, 'schedule'],
    [{ summary: ['x'] }, 'summary'],
    [{ body: 'x'.repeat(12_001) }, 'body'],
    [{ body: '['.repeat(12_000) }, 'body'],
    [{ service: 'https://elsewhere.example' }, 'service'],
    [{ service: 'javascript:alert(1)' }, 'service'],
    [{ service: '//localhost/x' }, 'service'],
    [{ service: '/services#a b' }, 'service'],
    [{ picture: { upload: 'x', width: 1, height: 1 } }, 'picture'],
  ])('an invalid field gets 422 under its name (case %#)', async (fields, field) => {
    const { status, json } = await add({ title: 'Drone Internship', ...fields });
    expect([status, Object.keys((json as { fields: object }).fields)[0]?.split('.')[0]]).toEqual([
      422,
      field,
    ]);
  });

  test.each<[body: string, answer: number]>([
    ['See [our prices](/pricing#photography), [us](https://example.com) or [below](#learn).', 201],
    ['See [our prices](/prcing).', 422],
    ['See [our prices][1].\n\n[1]: /prcing "Prices"', 422],
    [`See [our prices](/${'a'.repeat(11_000)}).`, 422],
    ['No [link] (/prcing), and `[none](/prcing)`.', 201],
  ])('internal links in the text must point to existing pages (case %#)', async (body, answer) => {
    const { status, json } = await add({ title: 'Drone Internship', body });
    expect(status).toBe(answer);
    if (answer === 422) expect(json).toMatchObject({ fields: { body: expect.stringContaining('Did you') } });
  });

  test('a link to another programme gets 422 unless that programme is public', async () => {
    const service = '/internships/drone-internship';
    const lead = async () => (await change(dance, { service })).status;
    await add({ title: 'Drone Internship' });
    expect(await lead()).toBe(422);
    await change('drone-internship', {});
    expect(await lead()).toBe(200);
    await change('drone-internship', { state: 'hidden' });
    expect(await lead()).toBe(422);
  });

  test('a programme with an undescribed picture can be drafted but not published', async () => {
    const picture = await uploadedPicture(admin);
    const { entry } = await add({ title: 'Drone Internship', picture });
    expect((await change(entry.id, {})).json).toMatchObject({ fields: { alt: expect.any(String) } });
  });
});
