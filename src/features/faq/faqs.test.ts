import { describe, expect, it } from 'vitest';
import content from '#content/faqs.json' with { type: 'json' };
import { describeMistakes } from '#src/features/studio/content-check.ts';
import { faqsSchema } from './faqs.ts';

describe('content/faqs.json', () => {
  it('answers exactly seven questions', () => {
    const result = faqsSchema.safeParse({ ...content, items: content.items.slice(1) });
    expect(result.success ? '' : describeMistakes('content/faqs.json', result.error.issues)).toContain(
      'items: Seven questions are answered here.',
    );
    expect(faqsSchema.safeParse(content).success).toBe(true);
  });
});
