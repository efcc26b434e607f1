import { checkedContent } from '#src/integrations/content-check/check.ts';
import { missingFeasts } from '#src/integrations/content-check/missing-feasts.ts';
import { mistakesText } from '#src/integrations/content-check/mistake.ts';
import { stateText } from '#src/integrations/content-check/translations.ts';
import { namedLanguages } from '#src/lib/words/languages.ts';
import { readCatalogues } from './words/rows.ts';
import { messagesText } from './words/words-state.ts';

const { mistakes, states } = await checkedContent(process.cwd());
if (mistakes.length === 0) {
  console.log('content/ has no mistakes.');
  for (const language of namedLanguages)
    console.log(messagesText(language, readCatalogues(process.cwd(), language)));
  for (const state of states) console.log(stateText(state));
  for (const warning of await missingFeasts(process.cwd(), new Date())) console.warn(warning);
} else {
  console.error(mistakesText(mistakes));
  process.exitCode = 1;
}
