import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { chatQuestion, dateRequest, openingWords, prefillMessage, serviceQuestion } from './prefill.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

const query = (text: string) => new URLSearchParams(text);

describe('prefillMessage', () => {
  it('the prefilled message names service, category and tier', () => {
    expect(
      prefillMessage(words, query('service=videography&category=event-coverage&tier=premium'), {}),
    ).toEqual({
      subject: 'Videography event coverage (Premium)',
      message: 'I am interested in the Premium package for event coverage in Videography.',
    });
  });

  it.each([
    ['service=photography&category=portrait&tier=vip', 'Photography portrait (VIP)'],
    ['service=photography&category=portrait&tier=BASIC', 'Photography portrait (Basic)'],
    ['service=dancing&category=kwiyereka-ingabo&tier=enrolment', 'Dancing kwiyereka ingabo (Enrolment)'],
    ['service=audio-production&category=ep&tier=standard', 'Audio production ep (Standard)'],
  ])('the link %s prefills its subject', (text, subject) => {
    expect(prefillMessage(words, query(text), {})?.subject).toBe(subject);
  });

  it.each([
    '',
    'service=photography',
    'service=photography&category=portrait',
    'service=photography&tier=vip',
    'service=photography&category=%20&tier=vip',
  ])('nothing is prefilled from the incomplete link "%s"', (text) => {
    expect(prefillMessage(words, query(text), {})).toBeUndefined();
  });

  it('overlong values of a link are cut, and the subject stays on one line', () => {
    const long = prefillMessage(words, query(`service=${'x'.repeat(500)}&category=a%0A%0Ab&tier=vip`), {});
    expect(long?.subject).toBe(`X${'x'.repeat(59)} a b (VIP)`);
  });
});

describe('dateRequest', () => {
  it.each([
    ['occasion=Weddings', 'Weddings: a free date', 'Which dates are free?'],
    ['occasion=Weddings&offer=&date=', 'Weddings: a free date', 'Which dates are free?'],
    ['occasion=Kwita+Izina+%26+EPs', 'Kwita Izina & EPs: a free date', 'Which dates are free?'],
    ['occasion=F%C3%AAte+%C3%A0+Gisenyi', 'Fête à Gisenyi: a free date', 'Which dates are free?'],
    ['occasion=Weddings&date=2027-02-30', 'Weddings: a free date', 'Which dates are free?'],
    ['occasion=Weddings&date=0000-01-01', 'Weddings: a free date', 'Which dates are free?'],
    [
      'occasion=Weddings&date=2027-06-12&offer=Wedding+(Full-day),+Basic',
      'Weddings on 12 June 2027',
      'Are you free on 12 June 2027? I am interested in Wedding (Full-day), Basic.',
    ],
  ])('the request %s of an occasion page prefills subject and message', (text, subject, message) => {
    expect(dateRequest(words, query(text))).toEqual({ subject, message });
    expect(openingWords(words, query(text), {})).toEqual({ subject, message });
  });

  it('an emoji at the limit of a name is left out whole, so that the message can be a link', () => {
    const made = dateRequest(words, query(`occasion=${'a'.repeat(59)}😀`));
    expect(() => encodeURIComponent(made?.subject ?? '')).not.toThrow();
    expect(made?.subject).toBe(`${'a'.repeat(59)}: a free date`);
  });

  it('without an occasion, a date prefills nothing', () => {
    expect(dateRequest(words, query('date=2027-06-12'))).toBeUndefined();
  });
});

describe('serviceQuestion', () => {
  it('a link with a service prefills a question about it', () => {
    expect(serviceQuestion(words, query('service=graphic-design'), {})).toEqual({
      subject: 'A question about Graphic design',
      message: 'I would like to know more about Graphic design.',
    });
  });

  it('a link with a category prefills a question about the category of the service', () => {
    expect(serviceQuestion(words, query('service=photography&category=group-photo'), {})?.subject).toBe(
      'A question about group photo in Photography',
    );
  });

  it('a link without a service prefills no question', () => {
    expect(serviceQuestion(words, query('category=portrait&tier=vip'), {})).toBeUndefined();
  });
});

describe('chatQuestion', () => {
  it('the questions from the chat are prefilled', () => {
    expect(chatQuestion(words, query('message=I+asked%3A+pricing+%2F+goats'))).toEqual({
      subject: 'A question from the chat',
      message: 'I asked: pricing / goats',
    });
  });

  it('a blank chat message prefills nothing, and a long one is cut to 600 characters', () => {
    expect(chatQuestion(words, query('message=%20'))).toBeUndefined();
    expect(chatQuestion(words, query(`message=${'x'.repeat(2000)}`))?.message).toHaveLength(600);
  });
});

describe('openingWords', () => {
  it.each([
    ['service=photography&category=portrait&tier=vip&message=Hi', 'Photography portrait (VIP)'],
    ['service=photography&message=Hi', 'A question about Photography'],
    ['message=Hi', 'A question from the chat'],
    ['utm=x', undefined],
  ])('the most specific subject is prefilled for "%s"', (text, subject) => {
    expect(openingWords(words, query(text), {})?.subject).toBe(subject);
  });
});
