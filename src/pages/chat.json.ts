import type { APIRoute } from 'astro';
import chat from '#content/chat.json' with { type: 'json' };
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { chatFacts } from '#src/domain/chat/chat-facts.ts';
import { type ChatContent, chatScript } from '#src/domain/chat/chat-script.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import { site } from '#src/domain/studio/site.ts';
import { languageOf } from '#src/lib/words/catalogue.ts';
import { hoursIn } from '#src/lib/words/hours.ts';

/** Chat replies with the prices and hours of this build; loaded when the chat opens. */
export const GET: APIRoute = (page) => {
  const language = languageOf(page);
  // Checked by src/integrations/content-check.
  const content = contentIn(language, 'chat.json', chat as ChatContent);
  const facts = chatFacts(language, priceBook, site, content.fullProductionsFrom);
  const contact = {
    phone: site.phones[0],
    whatsapp: site.whatsapp,
    hours: hoursIn(language, site.officeHours),
  };
  return Response.json(chatScript(language, content, facts, contact));
};
