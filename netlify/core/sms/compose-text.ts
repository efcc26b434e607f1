import { gsmLength, longestText, toGsm } from '#src/domain/sms/gsm.ts';
import { site } from '#src/domain/studio/site.ts';

/** Writes one text message: the first sentence, the link, and what else fits. */
export function composeText(sentences: readonly string[], link?: string): string {
  const said = sentences.filter((sentence) => sentence !== '');
  const text = toGsm([`${site.name}: ${said.join(' ')}`, ...(link === undefined ? [] : [link])].join(' '));
  return gsmLength(text) <= longestText || said.length < 2 ? text : composeText(said.slice(0, -1), link);
}

/** Names the row of a text by the event that its email reports too. */
export const textKey = (event: string) => `${event}:text`;

/** Start of the keys of texts with a lost link, which anyone can request for any number. */
export const lostLinkStart = 'booking-links:';
