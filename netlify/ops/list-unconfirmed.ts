import { readContent } from '#src/integrations/content-files.ts';
import { unconfirmedIn, unconfirmedText } from '#src/integrations/unconfirmed.ts';

console.log(unconfirmedText(unconfirmedIn(await readContent('content'))));
