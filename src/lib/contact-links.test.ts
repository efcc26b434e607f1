import { describe, expect, it } from 'vitest';
import { mailLink, whatsAppLink } from './contact-links.ts';

describe('mailLink', () => {
  it('carries subject and body through characters that mean something in an address', () => {
    const link = new URL(mailLink('hello@fts.example', 'Editing & Retouching', 'One?\nTwo'));
    expect(link.pathname).toBe('hello@fts.example');
    expect(link.searchParams.get('subject')).toBe('Editing & Retouching');
    expect(link.searchParams.get('body')).toBe('One?\r\nTwo');
  });

  it('writes spaces so that mail programs read them as spaces', () => {
    expect(mailLink('a@b.example', 'Two words')).toBe('mailto:a@b.example?subject=Two%20words');
  });
});

describe('whatsAppLink', () => {
  it('gives the number without its plus sign, as WhatsApp asks', () => {
    const link = new URL(whatsAppLink('+250700000001', 'Muraho & hello'));
    expect(link.pathname).toBe('/250700000001');
    expect(link.searchParams.get('text')).toBe('Muraho & hello');
  });
});
