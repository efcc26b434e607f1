import { describe, expect, it } from 'vitest';
import content from '#content/faqs.json' with { type: 'json' };
import { adviceOf } from '#tests/support/advice.ts';
import { faqsSchema } from './faqs.ts';

describe('content/faqs.json', () => {
  it('the FAQ needs exactly seven questions, and six are refused', () => {
    const result = faqsSchema.safeParse({ ...content, items: content.items.slice(1) });
    expect(adviceOf(result)).toContain('items: This page has seven questions: add or remove some.');
    expect(faqsSchema.safeParse(content).success).toBe(true);
  });
});
