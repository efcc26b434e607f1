import { tierLabel, tiers } from '#src/domain/catalogue/tier.ts';

export interface Prefill {
  subject: string;
  message: string;
}

/** Longer than the names in genuine links; the rest is cut off. */
const maxLength = 60;
const maxMessageLength = 600;

/**
 * Prefills /contact from `service`, `category` and `tier` (docs/product.md, Prefill):
 * "Videography event coverage (Premium)". Undefined unless all three are present.
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

/** Prefills /contact from a `service` with or without a `category`, but no tier. */
export function serviceQuestion(query: URLSearchParams): Prefill | undefined {
  const service = read(query, 'service');
  if (!service) return undefined;
  const from = capitalise(spaced(service));
  const category = read(query, 'category');
  const topic = category ? `${spaced(category)} in ${from}` : from;
  return { subject: `A question about ${topic}`, message: `I would like to know more about ${topic}.` };
}

/** Prefills /contact from the form of an occasion page: `occasion`, and if chosen `offer` and `date`. */
export function dateRequest(query: URLSearchParams): Prefill | undefined {
  const [occasion = '', offer, date = ''] = ['occasion', 'offer', 'date'].map((name) => read(query, name));
  if (!occasion) return undefined;
  const day = dayWords(date);
  return {
    subject: capitalise(occasion) + (day ? ` on ${day}` : ': a free date'),
    message: [
      day ? `Are you free on ${day}?` : 'Which dates are free?',
      offer ? `I am interested in ${offer}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Prefills /contact with the support chat's questions, passed in `message`. */
export function chatQuestion(query: URLSearchParams): Prefill | undefined {
  const message = read(query, 'message', maxMessageLength);
  return message ? { subject: 'A question from the chat', message } : undefined;
}

/** Prefills a message from a query; undefined without a topic. */
export function openingWords(query: URLSearchParams): Prefill | undefined {
  return prefillMessage(query) ?? serviceQuestion(query) ?? dateRequest(query) ?? chatQuestion(query);
}

function read(query: URLSearchParams, name: string, length = maxLength): string {
  return (query.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns "12 June 2027"; undefined if the day does not exist. Smaller than all of lib/dates. */
function dayWords(date: string): string | undefined {
  if (!date.startsWith('20')) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return undefined;
  return day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function spaced(words: string): string {
  return words.replaceAll('-', ' ').trim();
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Normalises known tiers; other names are kept as linked. */
function tierWords(named: string): string {
  const tier = tiers.find((one) => one === named.toLowerCase());
  return tier ? tierLabel(tier) : capitalise(spaced(named.toLowerCase()));
}
