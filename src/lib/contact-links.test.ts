import { describe, expect, it } from 'vitest';
import { mailLink, whatsAppLink } from './contact-links.ts';

describe('mailLink', () => {
  it('subject and body of a mailto link keep characters with a meaning in URLs', () => {
    const link = new URL(mailLink('hello@fts.example', 'Editing & Retouching', 'One?\nTwo'));
    expect(link.pathname).toBe('hello@fts.example');
    expect(link.searchParams.get('subject')).toBe('Editing & Retouching');
    expect(link.searchParams.get('body')).toBe('One?\r\nTwo');
  });

  it('spaces in a mailto link are percent-encoded, not written as plus signs', () => {
    expect(mailLink('a@b.example', 'Two words')).toBe('mailto:a@b.example?subject=Two%20words');
  });
});

describe('whatsAppLink', () => {
  it('a WhatsApp link has the number without its plus sign', () => {
    const link = new URL(whatsAppLink('+250700000001', 'Muraho & hello'));
    expect(link.pathname).toBe('/250700000001');
    expect(link.searchParams.get('text')).toBe('Muraho & hello');
  });
});
