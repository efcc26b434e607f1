import { describe, expect, it } from 'vitest';

/** Slug, duration, tuition and materials in RWF (docs/product.md, Internship programmes). */
const agreed = [
  ['photography-internship', '1–2 months', 100_000, 10_000],
  ['videography-internship', '1–2 months', 180_000, 15_000],
  ['audio-production-internship', '1 month', 150_000, 10_000],
  ['editing-retouching-internship', '1 month', 120_000, 10_000],
  ['dance-internship', '1 month', 80_000, 5_000],
  ['arts-creative-design-internship', '1–2 months', 100_000, 5_000],
  ['website-design-internship', '3–6 months', 250_000, 10_000],
  ['video-music-production-internship', '1–2 months', 150_000, 10_000],
  ['event-live-streaming-internship', '1–2 months', 100_000, 15_000],
  ['documentary-film-internship', '2–3 months', 150_000, 20_000],
  ['commercial-videos-jingles-internship', '1–2 months', 120_000, 10_000],
] as const;

const files = import.meta.glob<string>('/content/internships/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function written(slug: string, key: string): string | undefined {
  const text = files[`/content/internships/${slug}.mdx`] ?? '';
  return new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1];
}

describe('the internships in content/', () => {
  it('there are eleven internships in content/', () => {
    expect(Object.keys(files)).toHaveLength(agreed.length);
  });

  it.each(agreed)('%s lasts %s and costs %i and %i RWF', (slug, duration, tuition, materials) => {
    expect(written(slug, 'duration')).toBe(duration);
    expect(written(slug, 'tuitionFee')).toBe(String(tuition));
    expect(written(slug, 'materialsFee')).toBe(String(materials));
  });

  it.each(agreed)('%s names no price in its text', (slug) => {
    expect(files[`/content/internships/${slug}.mdx`]).not.toMatch(/\bRWF\b|\d{1,3},\d{3}/);
  });
});
