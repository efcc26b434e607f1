import { describe, expect, it } from 'vitest';
import chat from '#content/chat.json' with { type: 'json' };
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { chatFacts } from '#src/domain/chat/chat-facts.ts';
import { chatSchema, chatScript } from '#src/domain/chat/chat-script.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import { site } from '#src/domain/studio/site.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import {
  answer,
  ask,
  asked,
  type Conversation,
  openQuestion,
  readConversation,
  replyTo,
} from './conversation.ts';

const content = chatSchema.parse(chat);
const facts = chatFacts('en', priceBook, site, content.fullProductionsFrom);
const contact = {
  phone: site.phones[0],
  whatsapp: site.whatsapp,
  hours: hoursIn('en', site.officeHours),
};
const script = chatScript('en', content, facts, contact);
const topicOf = (question: string, inScript = script) => {
  const reply = replyTo(question, inScript);
  return inScript.topics.find((topic) => topic === reply)?.keyword ?? 'otherwise';
};

describe('replyTo', () => {
  it.each([
    ['Pricing Information', 'pricing'],
    ['Book a Session', 'book'],
    ['Our Services', 'service'],
    ['Contact Details', 'contact'],
    ['Portfolio Examples', 'portfolio'],
    ['PRICING of booking a service', 'pricing'],
    ['Portfolio of your service?', 'service'],
    ['how do I contact you about booking', 'book'],
  ])('the question "%s" is answered about %s, by keyword order', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  it.each([
    ['How much is it?', 'pricing'],
    ['the price of your services', 'service'],
    ['Do you do podcasts?', 'service'],
  ])('a synonym in "%s" counts only after every keyword', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  it.each(['Are you on Facebook?', 'Muraho', '?!'])(
    'the question "%s" gets the default answer',
    (question) => {
      expect(topicOf(question)).toBe('otherwise');
    },
  );

  it('answers contain the prices and office hours of this build', () => {
    const reply = replyTo('pricing', script).answer;
    expect(reply).toContain('full productions from 500,000 FRW');
    expect(reply).toMatch(/lowest session price is [\d,]+ RWF/);
    expect(replyTo('contact', script).answer).toContain('Mon–Fri 09:00–18:00');
  });
});

describe('replyTo in other languages', () => {
  const topics = [
    { ...topic('pricing', 'Ibiciro'), alsoAsked: ['ciro'] },
    { ...topic('book', 'Gusaba itariki'), alsoAsked: ['sab'] },
  ];
  const otherwise = { answer: 'Other', links: [] };

  function topic(keyword: 'pricing' | 'book', quickReply: string) {
    return { keyword, quickReply, alsoAsked: [], answer: keyword, links: [] };
  }

  it.each([
    ['rw', 'Igiciro ni ikihe?', 'pricing'],
    ['rw', 'Nasaba nte?', 'book'],
    ['rw', 'Gusaba itariki', 'book'],
    ['rw', 'booking', 'Other'],
    ['fr', 'Igiciro ni ikihe?', 'Other'],
    ['fr', 'Gusaba itariki', 'book'],
  ] as const)('in %s, the question "%s" is answered about %s', (language, question, reply) => {
    expect(replyTo(question, { language, topics, otherwise }).answer).toBe(reply);
  });

  it.each([
    ['Combien coûte une séance photo ?', 'pricing'],
    ['Puis-je payer l’acompte par MoMo ?', 'book'],
    ['Je cherche quelqu’un pour filmer', 'service'],
    ['Où êtes-vous ?', 'contact'],
    ['Avez-vous des exemples ?', 'portfolio'],
    ['Merci', 'otherwise'],
  ])('the published French answers "%s" about %s', (question, topic) => {
    const french = chatScript('fr', contentIn('fr', 'chat.json', content), facts, contact);
    expect(topicOf(question, french)).toBe(topic);
  });

  it.each([
    ['Mugura angahe?', 'pricing'],
    ['Nakwishyura na MoMo?', 'book'],
    ['Mufotora ubukwe?', 'service'],
    ['Nabahamagara nte?', 'contact'],
    ['Mufite ingero?', 'portfolio'],
    ['Murakoze', 'otherwise'],
  ])('the published Kinyarwanda answers "%s" about %s', (question, topic) => {
    const kinyarwanda = chatScript('rw', contentIn('rw', 'chat.json', content), facts, contact);
    expect(topicOf(question, kinyarwanda)).toBe(topic);
  });
});

describe('a conversation', () => {
  it('an empty or blank message is ignored', () => {
    expect(ask([], '  \n')).toEqual([]);
  });

  it('every question is answered once, in the order asked', () => {
    let talk: Conversation = ask(ask([], ' pricing '), 'portfolio');
    expect(openQuestion(talk)).toBe('pricing');
    talk = answer(answer(answer(talk, script), script), script);
    expect(talk.map((message) => message.from)).toEqual(['visitor', 'visitor', 'studio', 'studio']);
    expect(talk[2]?.text).toBe(replyTo('pricing', script).answer);
    expect(talk[3]?.text).toBe(replyTo('portfolio', script).answer);
    expect(asked(talk)).toEqual(['pricing', 'portfolio']);
  });

  it('a stored conversation is restored with its open question', () => {
    const talk = ask(answer(ask([], 'book'), script), 'contact');
    const restored = readConversation(JSON.stringify(talk));
    expect(restored).toEqual(talk);
    expect(openQuestion(restored)).toBe('contact');
  });

  it.each([
    null,
    '',
    '{',
    '{"a":1}',
    '[{"from":"nobody","text":"x"}]',
    '[{"from":"studio","text":"x","links":[{"label":"y","href":"//elsewhere.example"}]}]',
    '[{"from":"studio","text":"x","links":[{"label":"y","href":"/\\\\elsewhere.example"}]}]',
  ])('a conversation stored as “%s” starts empty', (kept) => {
    expect(readConversation(kept)).toEqual([]);
  });
});
