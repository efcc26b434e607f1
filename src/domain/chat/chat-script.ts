import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { type ChatFacts, fillIn, placeholders, unknownPlaceholder } from './chat-facts.ts';

/** The keywords in the order in which a message is checked for them (docs/product.md, Chat). */
const keywords = ['pricing', 'book', 'service', 'contact', 'portfolio'] as const;

const words = z
  .string()
  .min(1, 'Write the words that visitors will read.')
  .superRefine((text, ctx) => {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined)
      ctx.addIssue({
        code: 'custom',
        message: `There is no fact called {${unknown}}. Use one of: ${placeholders.map((name) => `{${name}}`).join(' ')}.`,
      });
  });

const reply = z.object({ answer: words, links: z.array(linkSchema) });

const topic = reply.extend({
  keyword: z.enum(keywords, `Write one of the keywords: ${keywords.join(', ')}.`),
  /** The button that asks about it. */
  quickReply: z.string().min(1, 'Write what the button says.'),
  /** Other words for it, tried only after every keyword. */
  alsoAsked: z.array(z.string().min(1, 'Leave no empty word in the list.')),
});

/** `content/chat.json`: what the support chat says. */
export const chatSchema = z.object({
  title: z.string().min(1),
  /** The line under the title. */
  status: z.string().min(1),
  /** Line below it: the hours in which people reply. */
  replies: z.string().min(1),
  greeting: words,
  /** RWF; what full productions start from, beside the lowest session price (docs/product.md, Chat). */
  fullProductionsFrom: z.int('Write a whole number of RWF without quotes: 500000.').positive(),
  topics: z.array(topic).refine((topics) => topics.map((one) => one.keyword).join() === keywords.join(), {
    message: `Keep one topic for each keyword, in this order: ${keywords.join(', ')}.`,
  }),
  /** Said when no word was recognised. */
  otherwise: reply,
  handOver: z.object({
    question: z.string().min(1),
    /** What WhatsApp opens with; {asked} is what the visitor asked. */
    whatsappText: z
      .string()
      .includes('{asked}', { message: 'Keep {asked} in it: it stands for what the visitor asked.' }),
  }),
});

/** `content/chat.json` once it is checked. */
export type ChatContent = z.infer<typeof chatSchema>;

/** What the studio says, with the links under it. */
export type Reply = z.infer<typeof reply>;

/** Everything that the chat needs in the browser: the content with the facts of this build filled in. */
export interface ChatScript extends Omit<ChatContent, 'fullProductionsFrom'> {
  contact: { phone: { display: string; number: string }; whatsapp: string; hours: string };
}

/** Fills the facts of this build into every answer. */
export function chatScript(
  content: ChatContent,
  facts: ChatFacts,
  contact: ChatScript['contact'],
): ChatScript {
  const { fullProductionsFrom: _, ...chat } = content;
  const filled = <T extends Reply>(one: T): T => ({ ...one, answer: fillIn(one.answer, facts) });
  return {
    ...chat,
    greeting: fillIn(chat.greeting, facts),
    replies: fillIn(chat.replies, facts),
    topics: chat.topics.map(filled),
    otherwise: filled(chat.otherwise),
    contact,
  };
}
