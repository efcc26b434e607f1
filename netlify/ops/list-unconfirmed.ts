import { readContent } from '#src/integrations/content-files.ts';
import { unconfirmedIn, unconfirmedText } from '#src/integrations/unconfirmed.ts';

/** Lists what the studio has to confirm before the site goes live. */
console.log(unconfirmedText(unconfirmedIn(await readContent('content'))));
