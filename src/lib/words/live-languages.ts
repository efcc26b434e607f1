import published from '#published/languages.json' with { type: 'json' };
import type { Language } from './languages.ts';

/** Languages that this build shows and that we write in (docs/product.md, Languages). */
export const liveLanguages = published as readonly Language[];

/** True if a person can choose in which language we write to them. */
export const canChooseLanguage = () => liveLanguages.length > 1;
