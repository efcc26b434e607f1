import { tierLabel, tiers } from '#src/domain/catalogue/tier.ts';

/** The first words of a message, written for the visitor. */
export interface Prefill {
  subject: string;
  message: string;
}

/** No honest link has longer names; the rest is cut off. */
const maxLength = 60;
const maxMessageLength = 600;

/**
 * What /contact writes for a visitor who comes from a package: needs `service`, `category` and `tier` (docs/product.md, Prefill).
 * "Videography event coverage (Premium)".
 */
export function prefillMessage(query: URLSearchParams): Prefill | undefined {
  const [service, category, tier] = ['service', 'category', 'tier'].map((name) => read(query, name));
  if (!service || !category || !tier) return undefined;
  const [from, about, chosen] = [capitalise(spaced(service)), spaced(category), tierWords(tier)];
  return {
    subject: `${from} ${about} (${chosen})`,
    message: `I am interested in the ${chosen} tier for ${about} in ${from}.`,
  };
}

/** The same for a link that names a service, or a category of it, without a tier. */
export function serviceQuestion(query: URLSearchParams): Prefill | undefined {
  const service = read(query, 'service');
  if (!service) return undefined;
  const from = capitalise(spaced(service));
  const category = read(query, 'category');
  const topic = category ? `${spaced(category)} in ${from}` : from;
  return { subject: `A question about ${topic}`, message: `I would like to know more about ${topic}.` };
}

/** What someone asked in the support chat, carried over in `message` so that nobody asks twice. */
export function chatQuestion(query: URLSearchParams): Prefill | undefined {
  const message = read(query, 'message', maxMessageLength);
  return message ? { subject: 'A question from the chat', message } : undefined;
}

/** The first words for anyone who comes by this query; undefined for those who come from nowhere in particular. */
export function openingWords(query: URLSearchParams): Prefill | undefined {
  return prefillMessage(query) ?? serviceQuestion(query) ?? chatQuestion(query);
}

function read(query: URLSearchParams, name: string, length = maxLength): string {
  return (query.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, length);
}

function spaced(words: string): string {
  return words.replaceAll('-', ' ').trim();
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A link may name any tier; those that we know are written as everywhere. */
function tierWords(named: string): string {
  const tier = tiers.find((one) => one === named.toLowerCase());
  return tier ? tierLabel(tier) : capitalise(spaced(named.toLowerCase()));
}
