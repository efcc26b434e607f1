/** Id of the place next to a page’s heading, for the actions of its island. */
export const pageActionsId = 'page-actions';
