import { startForm } from '#src/lib/forms/start-form.ts';
import { lostLinkWords } from './lost-link-words.ts';

/** Sends the request for one's links without leaving the page. */
const form = document.querySelector<HTMLFormElement>('[data-lost-link] form');
const thanks = { title: lostLinkWords.sent, text: lostLinkWords.sentText };

if (form) startForm<{ ok: true }>(form, { thanks: () => thanks });
