import { lostLinkWords } from '#src/domain/booking/my-booking/lost-link-words.ts';
import { startForm } from '#src/lib/forms/start-form.ts';

const form = document.querySelector<HTMLFormElement>('[data-lost-link] form');
const thanks = { title: lostLinkWords.sent, text: lostLinkWords.sentText };

if (form) startForm<{ ok: true }>(form, { thanks: () => thanks });
