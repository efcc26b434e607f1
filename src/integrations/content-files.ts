import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export async function readContent(folder: string): Promise<Map<string, string>> {
  const files = (await filesIn(folder)).filter((file) => /\.(?:json|mdx)$/.test(file)).sort();
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}

export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
