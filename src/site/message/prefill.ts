import { tierLabel, tiers } from '#src/domain/catalogue/tier.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { speak } from '#src/lib/words/messages.ts';
import type { en, MessagePageWords } from './words/en.ts';

export interface Prefill {
  subject: string;
  message: string;
}

/** Names of services in the language of the page, by all that links call them. */
type ServiceNames = Readonly<Record<string, string>>;

/** Longer than the names in genuine links; the rest is cut off. */
const maxLength = 60;
const maxMessageLength = 600;

/**
 * Prefills /contact from `service`, `category` and `tier` (docs/product.md, Prefill):
 * "Videography event coverage (Premium)". Undefined unless all three are present.
 */
export function prefillMessage(
  words: MessagePageWords,
  query: URLSearchParams,
  services: ServiceNames,
): Prefill | undefined {
  const [service, category, tier] = ['service', 'category', 'tier'].map((name) => read(query, name));
  if (!service || !category || !tier) return undefined;
  const named = { service: serviceName(services, service), package: spaced(category), tier: tierWords(tier) };
  return { subject: words.packageSubject(named), message: words.packageMessage(named) };
}

/** Prefills /contact from a `service` with or without a `category`, but no tier. */
export function serviceQuestion(
  words: MessagePageWords,
  query: URLSearchParams,
  services: ServiceNames,
): Prefill | undefined {
  const service = read(query, 'service');
  if (!service) return undefined;
  const from = serviceName(services, service);
  const category = read(query, 'category');
  if (!category)
    return { subject: words.topicSubject({ topic: from }), message: words.topicMessage({ topic: from }) };
  const named = { topic: spaced(category), service: from };
  return { subject: words.topicOfServiceSubject(named), message: words.topicOfServiceMessage(named) };
}

/** Prefills /contact from the form of an occasion page: `occasion`, and if chosen `offer` and `date`. */
export function dateRequest(words: MessagePageWords, query: URLSearchParams): Prefill | undefined {
  const [occasion = '', offer, date = ''] = ['occasion', 'offer', 'date'].map((name) => read(query, name));
  if (!occasion) return undefined;
  const day = date.startsWith('20') && isCalendarDate(date) ? date : undefined;
  const question = day ? words.dateQuestion({ day }) : words.datesQuestion;
  return {
    subject: day ? words.dateSubject({ occasion, day }) : words.datesSubject({ occasion }),
    message: offer ? `${question} ${words.offerWanted({ offer })}` : question,
  };
}

/** Prefills /contact with the support chat's questions, passed in `message`. */
export function chatQuestion(words: MessagePageWords, query: URLSearchParams): Prefill | undefined {
  const message = read(query, 'message', maxMessageLength);
  return message ? { subject: words.chatSubject, message } : undefined;
}

/** Words the message that a link is about; undefined if it names none. */
export function readOpening(form: HTMLElement | null, query: URLSearchParams): Prefill | undefined {
  const { messageForm = '', services = '' } = form?.dataset ?? {};
  const written: typeof en = JSON.parse(messageForm);
  return openingWords(speak(pageLanguage(), written), query, JSON.parse(services));
}

/** Prefills a message from a query; undefined without a topic. */
export function openingWords(
  words: MessagePageWords,
  query: URLSearchParams,
  services: ServiceNames,
): Prefill | undefined {
  const kinds = [prefillMessage, serviceQuestion, dateRequest, chatQuestion];
  return kinds.map((prefill) => prefill(words, query, services)).find((prefill) => prefill !== undefined);
}

function read(query: URLSearchParams, name: string, length = maxLength): string {
  return (query.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
}

function spaced(words: string): string {
  return words.replaceAll('-', ' ').trim();
}

/** Names a service that the studio sells in the page’s language, and any other as in the link. */
function serviceName(services: ServiceNames, named: string): string {
  return (Object.hasOwn(services, named) && services[named]) || nameOf(named);
}

/** Reads a name from its form in an address: "graphic-design" is “Graphic design”. */
function nameOf(slug: string): string {
  const name = spaced(slug);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Normalises known tiers; other names are kept as linked. */
function tierWords(named: string): string {
  const tier = tiers.find((one) => one === named.toLowerCase());
  return tier ? tierLabel(tier) : nameOf(named.toLowerCase());
}
