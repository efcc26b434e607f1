import { type CollectionEntry, getCollection } from 'astro:content';
import { newestFirst } from './order.ts';

type Article = CollectionEntry<'insights'>;

let built: Promise<Article[]> | undefined;

/** All articles, newest first. A build reads and sorts them once, since every page names the latest. */
export function articles(): Promise<Article[]> {
  // In development they change.
  if (import.meta.env.DEV) return readArticles();
  built ??= readArticles();
  return built;
}

async function readArticles(): Promise<Article[]> {
  return newestFirst(await getCollection('insights'));
}
