import { type CollectionEntry, getCollection } from 'astro:content';
import { newestFirst } from './order.ts';

type Article = CollectionEntry<'insights'>;

let built: Promise<Article[]> | undefined;

/** Returns all articles, newest first. Cached per build, since every page lists the latest. */
export function articles(): Promise<Article[]> {
  // In development they change without a restart.
  if (import.meta.env.DEV) return readArticles();
  built ??= readArticles();
  return built;
}

async function readArticles(): Promise<Article[]> {
  return newestFirst(await getCollection('insights'));
}
