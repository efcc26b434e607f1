import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { applyLinks } from './apply-links.ts';
import { en } from './words/en.ts';

const apply = {
  email: 'hello@fts.example',
  whatsapp: '+250700000001',
  programmes: {},
  tag: '',
  emailBody: 'I apply for: {programme}\nMy name:',
  whatsappText: 'About {programme}',
};

describe('applyLinks', () => {
  it('the email subject, its body and the WhatsApp text name the programme', () => {
    const links = applyLinks(speak('en', en), apply, 'Editing & Retouching Internship');
    const mail = new URL(links.mail);
    expect(mail.pathname).toBe('hello@fts.example');
    expect(mail.searchParams.get('subject')).toBe('Application: Editing & Retouching Internship');
    expect(mail.searchParams.get('body')).toBe('I apply for: Editing & Retouching Internship\r\nMy name:');
    expect(new URL(links.whatsApp).searchParams.get('text')).toBe('About Editing & Retouching Internship');
  });
});
