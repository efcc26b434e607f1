import { describe, expect, it } from 'vitest';
import content from '#content/services.json' with { type: 'json' };
import { adviceOf } from '#tests/support/advice.ts';
import { image, picture } from '#tests/support/requests/picture.ts';
import { serviceFilters } from './service.ts';
import { serviceListSchema } from './service-list.ts';

const schema = serviceListSchema(image);
const page = { ...content, purpose: { ...content.purpose, picture } };
const first = { ...content.entries[0], picture };

function adviceFor(change: Record<string, unknown>): string {
  return adviceOf(schema.safeParse({ ...page, entries: [{ ...first, ...change }] }));
}

describe('content/services.json', () => {
  it('the services page has thirteen services, each with a known filter', () => {
    expect(content.entries.map((entry) => entry.id).sort()).toEqual([
      'architecture',
      'arts-design',
      'audio-production',
      'cinematography',
      'dancing',
      'graphic-design',
      'internship',
      'motion-graphics',
      'music-production',
      'photography',
      'post-production',
      'videography',
      'website-design',
    ]);
    expect(content.entries.every(({ filter }) => serviceFilters.some((value) => value === filter))).toBe(
      true,
    );
  });

  it.each([
    [{ category: 'film' }, 'entries[0].category: Choose one of core, extended, custom.'],
    [{ filter: 'film' }, 'entries[0].filter: Choose one of visual, audio, digital, creative.'],
    [{ features: ['One'] }, 'entries[0].features: Every service names five features.'],
    [{ page: 'https://elsewhere.example' }, 'entries[0].page: Write an address on this site'],
    [{ summary: undefined }, 'entries[0].summary: Write the service in a sentence or two.'],
  ])('a service with %j is refused with its key and what to write', (change, advice) => {
    expect(adviceFor(change)).toContain(advice);
  });

  it('a service without a page is accepted', () => {
    expect(adviceFor({ page: undefined })).toBe('');
  });
});
