import { describe, expect, it } from 'vitest';
import home from '#content/home.json' with { type: 'json' };
import services from '#content/services.json' with { type: 'json' };
import testimonials from '#content/testimonials.json' with { type: 'json' };
import { adviceOf } from '#tests/support/advice.ts';
import { chosenServices, testimonialSchema } from './home.ts';

describe('the published home page', () => {
  it('the home page has two slides, three projects, five services and its other fixed counts', () => {
    expect(home.slides).toHaveLength(2);
    expect(home.studies.small).toHaveLength(3);
    expect(home.projects.items.map((project) => project.title).toSorted()).toEqual([
      'Branding',
      'Graphic Design',
      'Web Design',
    ]);
    expect(home.services.entries).toHaveLength(5);
    expect(home.reasons.items).toHaveLength(8);
    expect(home.values.items).toHaveLength(6);
    expect(testimonials).toHaveLength(2);
  });

  it('the home page names only services that exist', () => {
    expect(chosenServices(home.services.entries, services.entries).map((service) => service.id)).toEqual(
      home.services.entries,
    );
  });
});

describe('mistakes in the home page’s content', () => {
  it('an unknown service id is refused with the known ids', () => {
    expect(() => chosenServices(['fotography'], [{ id: 'photography' }, { id: 'dancing' }])).toThrow(
      'names "fotography", which content/services.json lacks. Write one of photography, dancing.',
    );
  });

  it('an invalid testimonial is refused with what to write', () => {
    const advice = adviceOf(testimonialSchema.safeParse({ ...testimonials[0], rating: 6, source: 'friend' }));
    expect(advice).toContain('rating: Write at most 5 stars.');
    expect(advice).toContain('source: Write "studio" for sample words, "client" once the client has agreed.');
  });
});
