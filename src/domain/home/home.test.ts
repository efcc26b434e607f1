import { describe, expect, it } from 'vitest';
import home from '#content/home.json' with { type: 'json' };
import services from '#content/services.json' with { type: 'json' };
import testimonials from '#content/testimonials.json' with { type: 'json' };
import { adviceOf } from '#tests/support/advice.ts';
import { chosenServices, testimonialSchema } from './home.ts';

describe('the home page as published', () => {
  it('has two slides, three projects, five services and the other counts of its design', () => {
    expect(home.slides).toHaveLength(2);
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

  it('names only services that exist', () => {
    expect(chosenServices(home.services.entries, services.entries).map((service) => service.id)).toEqual(
      home.services.entries,
    );
  });
});

describe('an editor’s mistake', () => {
  it('in the id of a service says which ids there are', () => {
    expect(() => chosenServices(['fotography'], [{ id: 'photography' }, { id: 'dancing' }])).toThrow(
      'names "fotography", which content/services.json lacks. Write one of photography, dancing.',
    );
  });

  it('in a testimonial says what to write', () => {
    const advice = adviceOf(testimonialSchema.safeParse({ ...testimonials[0], rating: 6, source: 'friend' }));
    expect(advice).toContain('rating: Five stars at most.');
    expect(advice).toContain('source: Write "studio" for sample words, "client" once the client has agreed.');
  });
});
