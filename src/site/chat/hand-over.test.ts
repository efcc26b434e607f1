import { describe, expect, it } from 'vitest';
import { handOverLinks } from './hand-over.ts';

const script = {
  handOver: { question: 'A person?', whatsappText: 'I asked: {asked}' },
  contact: { phone: { display: '', number: '' }, whatsapp: '+250700000001', hours: '', page: '/contact' },
};
const read = (questions: string[]) => {
  const links = handOverLinks(script, questions);
  return {
    whatsapp: new URL(links.whatsapp).searchParams.get('text'),
    contact: new URL(links.contact, 'https://fts.example').searchParams.get('message'),
  };
};

describe('handOverLinks', () => {
  it('the visitor’s questions are passed on to WhatsApp and the contact page', () => {
    const text = 'I asked: Price & date? / 100% sure';
    expect(read(['Price & date?', '100% sure'])).toEqual({ whatsapp: text, contact: text });
  });

  it('only the last five questions are passed on', () => {
    expect(read(['1', '2', '3', '4', '5', '6']).contact).toBe('I asked: 2 / 3 / 4 / 5 / 6');
  });
});
