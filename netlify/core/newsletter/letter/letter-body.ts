import { publicGallery } from '#src/domain/gallery/gallery-item.ts';
import { mailPicturePath } from '#src/domain/gallery/mail-picture.ts';
import { letterBlocks, letterLimits } from '#src/domain/newsletter/letter.ts';
import { renderMarkdown } from '#src/lib/content/markdown.ts';
import { galleryShelf } from '../../gallery/gallery-shelf.ts';
import type { MailPart } from '../../mail/mail-content.ts';
import { fieldProblem } from '../../read-fields.ts';
import { published } from '../../shelf/read-shelf.ts';
import { siteUrl } from '../../site-url.ts';
import { linksIn, mailHtml, pictureHtml, safeLink } from './letter-html.ts';
import { mailText } from './letter-text.ts';

interface LetterPicture {
  url: string;
  alt: string;
}

/** Pictures that a letter may show, by id. */
export type LetterPictures = ReadonlyMap<string, LetterPicture>;

/** Reads the public pictures of the gallery. */
export async function letterPictures(): Promise<LetterPictures> {
  const items = publicGallery(await published(galleryShelf));
  return new Map(
    items.map(({ id, alt, picture }) => [id, { url: siteUrl(mailPicturePath(picture)), alt }] as const),
  );
}

/** Throws ProblemError 422 if a picture or link of the letter does not work. */
export function requireSendable({ body }: { body: string }, pictures: LetterPictures): void {
  const problem = letterProblem(body, pictures);
  if (problem !== undefined) throw fieldProblem('body', problem);
}

function letterProblem(body: string, pictures: LetterPictures): string | undefined {
  const blocks = letterBlocks(body);
  const shown = blocks.filter((block) => block.kind === 'picture');
  if (shown.length > letterLimits.pictures)
    return `Please use at most ${letterLimits.pictures} pictures: a long email is cut off.`;
  const unknown = shown.find(({ id }) => !pictures.has(id));
  if (unknown !== undefined)
    return `The gallery shows no picture “${unknown.id}”. Please choose another one with “Add a picture”.`;
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  if (texts.some((text) => text.includes('![')))
    return 'A picture comes from the gallery, and has a line of its own. Please use “Add a picture”.';
  const link = texts
    .flatMap((text) => linksIn(renderMarkdown(text)))
    .find((url) => safeLink(url) === undefined);
  if (link !== undefined)
    return 'A link starts with https://, http://, mailto: or / for a page of ours. Please correct the others.';
  return undefined;
}

/** Renders a letter as parts of an email. A picture that the gallery no longer shows is left out. */
export function letterParts(body: string, pictures: LetterPictures): MailPart[] {
  return letterBlocks(body).flatMap((block): MailPart[] => {
    if (block.kind === 'text') {
      const html = renderMarkdown(block.text);
      return [{ kind: 'rich', html: mailHtml(html), text: mailText(html) }];
    }
    const picture = pictures.get(block.id);
    if (picture === undefined) return [];
    const alt = block.alt || picture.alt;
    return [{ kind: 'rich', html: pictureHtml(picture.url, alt), text: `[${alt}]` }];
  });
}
