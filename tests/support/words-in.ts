export const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
