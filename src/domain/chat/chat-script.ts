import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { translatable, words } from '#src/lib/content/content-schema.ts';
import { withValues } from '#src/lib/content/with-values.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { type ChatFacts, placeholders, unknownPlaceholder } from './chat-facts.ts';

/** Names of topics in matching order; in English, keywords too (docs/product.md, Chat). */
const keywords = ['pricing', 'book', 'service', 'contact', 'portfolio'] as const;

const sentence = z
  .string()
  .min(1, 'Write the words that visitors will read.')
  .superRefine((text, ctx) => {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined)
      ctx.addIssue({
        code: 'custom',
        message: `There is no fact called {${unknown}}. Use one of: ${placeholders.map((name) => `{${name}}`).join(' ')}.`,
      });
  })
  .register(translatable, { words: 'a reply of the chat' });

const reply = z.object({ answer: sentence, links: z.array(linkSchema) });

const topic = reply.extend({
  keyword: z.enum(keywords, `Write one of the keywords: ${keywords.join(', ')}.`),
  quickReply: words('the words of the button'),
  /** Synonyms with commas between, tried after all keywords. Other languages may have more or fewer. */
  alsoAsked: words('words that visitors type, or their beginnings, with commas between'),
});

export const chatSchema = z.object({
  title: words('the title of the chat'),
  status: words('whether someone is there'),
  /** Line below the status: the hours of replies. */
  replies: words('the hours of replies'),
  greeting: sentence,
  /** RWF; starting price of full productions, shown with the lowest session (docs/product.md, Chat). */
  fullProductionsFrom: z.int('Write a whole number of RWF without quotes: 500000.').positive(),
  topics: z.array(topic).refine((topics) => topics.map((one) => one.keyword).join() === keywords.join(), {
    message: `Keep one topic for each keyword, in this order: ${keywords.join(', ')}.`,
  }),
  otherwise: reply,
  handOver: z.object({
    question: words('the question before the hand-over'),
    /** Prefilled WhatsApp text; {asked} is the visitor's message. */
    whatsappText: z
      .string()
      .includes('{asked}', { message: 'Keep {asked} in it: it is replaced by what the visitor asked.' })
      .register(translatable, { words: 'the first words of a WhatsApp message' }),
  }),
});

export type ChatContent = z.infer<typeof chatSchema>;

export type Reply = z.infer<typeof reply>;

export interface ChatScript extends Omit<ChatContent, 'fullProductionsFrom' | 'topics'> {
  language: Language;
  topics: (Omit<ChatContent['topics'][number], 'alsoAsked'> & { alsoAsked: string[] })[];
  contact: {
    phone: { display: string; number: string };
    whatsapp: string;
    hours: string;
    /** Address of the contact page. */
    page: string;
  };
}

export function chatScript(
  language: Language,
  content: ChatContent,
  facts: ChatFacts,
  contact: Omit<ChatScript['contact'], 'page'>,
): ChatScript {
  const { fullProductionsFrom: _, ...chat } = content;
  const written = <T extends Reply>(one: T): T => ({
    ...one,
    answer: withValues(one.answer, facts),
    links: one.links.map(({ label, href }) => ({ label, href: hrefIn(language, href) })),
  });
  return {
    ...chat,
    language,
    greeting: withValues(chat.greeting, facts),
    replies: withValues(chat.replies, facts),
    topics: chat.topics.map((one) => ({
      ...written(one),
      alsoAsked: one.alsoAsked.split(/,\s*/).filter(Boolean),
    })),
    otherwise: written(chat.otherwise),
    contact: { ...contact, page: hrefIn(language, '/contact') },
  };
}
