/** Nobody reads a form, fills it in and sends it within this time (ms) after the page was opened. */
export const minFillTimeMs = 2000;

/** The header in which a form's script says how long (ms) the page has been open; a browser without scripts sends none. */
export const fillTimeHeader = 'fill-time';
