import { useMedia } from '../shell/use-media.ts';

/** Width from which rows are lines of a table; below it they are cards. The same as in table.css. */
const wide = '(min-width: 64rem)';

/** Width from which two filters fit next to the search. */
const wider = '(min-width: 80rem)';

export const useWide = () => useMedia(wide);

export const useWider = () => useMedia(wider);
