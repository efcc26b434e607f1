import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTextsIn } from '#src/integrations/content-check/check.ts';
import { englishFile, type OtherLanguage } from '#src/integrations/content-check/translations.ts';
import { type Form, readCatalogue, type WrittenMessage } from './catalogue-file.ts';

/** Catalogue with its messages in English and in another language. */
export interface CatalogueFiles {
  /** `src/domain/payment/words` */
  folder: string;
  /** File of the other language, and its text if it exists. */
  file: string;
  text: string | undefined;
  english: WrittenMessage[];
  translated: WrittenMessage[];
}

export function readCatalogues(root: string, language: OtherLanguage): CatalogueFiles[] {
  return globSync('{src,netlify}/**/words/en.ts', { cwd: root })
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort()
    .map((folder) => {
      const place = path.join(root, folder, `${language}.ts`);
      const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
      return {
        folder,
        file: `${folder}/${language}.ts`,
        text,
        english: readCatalogue(readFileSync(path.join(root, folder, 'en.ts'), 'utf8'), 'en'),
        translated: text === undefined ? [] : readCatalogue(text, language),
      };
    });
}

export type State = 'missing' | 'outdated' | 'unconfirmed' | 'confirmed';

/** A sentence for a translator: a message, a plural form of it, or a text of content/. */
export interface Row {
  /** `src/domain/payment/words :: phoneWrong` or `content/home.json :: slides.0.title` */
  where: string;
  english: string;
  /** Note for translators. */
  comment: string;
  /** Empty while it is missing. */
  translation: string;
  state: State;
  /** False if it is marked as unconfirmed; an outdated text may be either. */
  confirmed: boolean;
  /** File of the translation, and the key in it. */
  file: string;
  key: string;
  /** Plural form; undefined for a text of content/. */
  form?: Form;
  /** Digests of a text of content/: of its English, and of the English that was translated. */
  digest?: string;
  of?: string | undefined;
}

/** Lists all sentences in a language, messages first. */
export async function translationRows(root: string, language: OtherLanguage): Promise<Row[]> {
  const messages = readCatalogues(root, language).flatMap((catalogue) => messageRows(catalogue, language));
  return [...messages, ...(await contentRows(root, language))];
}

function messageRows({ folder, file, english, translated }: CatalogueFiles, language: OtherLanguage): Row[] {
  return english.flatMap((message) => {
    const { key, comment, hasForms } = message;
    const translation = translated.find((one) => one.key === key);
    return formsIn(language, message, translation).map((form) => {
      const sentence = translation?.forms[form] ?? '';
      return {
        where: `${folder} :: ${hasForms ? `${key}.${form}` : key}`,
        english: message.forms[form] ?? message.forms.other ?? '',
        comment,
        translation: sentence,
        ...stateOf(sentence, translation?.confirmed, false),
        file,
        key,
        form,
      };
    });
  });
}

/** Returns the forms that a translation has or needs: Kinyarwanda has one for every count. */
function formsIn(
  language: OtherLanguage,
  english: WrittenMessage,
  translation: WrittenMessage | undefined,
): Form[] {
  const forms = Object.keys(translation?.forms ?? english.forms) as Form[];
  return translation === undefined && language === 'rw' ? ['other'] : forms;
}

async function contentRows(root: string, language: OtherLanguage): Promise<Row[]> {
  const texts = await contentTextsIn(root, language);
  return texts.map(({ file, key, text, note, digest, patch }) => ({
    where: `${englishFile(file)} :: ${key}`,
    english: text,
    comment: note,
    translation: patch?.text ?? '',
    ...stateOf(patch?.text ?? '', patch?.confirmed !== false, patch !== undefined && patch.of !== digest),
    file,
    key,
    digest,
    of: patch?.of,
  }));
}

function stateOf(translation: string, confirmed = true, outdated = false): Pick<Row, 'state' | 'confirmed'> {
  if (translation === '') return { state: 'missing', confirmed: false };
  if (outdated) return { state: 'outdated', confirmed };
  return { state: confirmed ? 'confirmed' : 'unconfirmed', confirmed };
}
