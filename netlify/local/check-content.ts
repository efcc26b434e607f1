import { contentMistakes } from '#src/integrations/content-check/check.ts';
import { mistakesText } from '#src/integrations/content-check/mistake.ts';

/** Names every mistake in content/, and leaves with 1 when there is one. */
const mistakes = await contentMistakes(process.cwd());
if (mistakes.length === 0) console.log('content/ has no mistakes.');
else {
  console.error(mistakesText(mistakes));
  process.exitCode = 1;
}
