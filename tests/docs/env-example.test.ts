import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envNames } from '#netlify/core/env.ts';

test('.env.example lists each variable of the site once, with an explanation', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const found = lines.flatMap((line) => /^(?:# )?([A-Z_]+)= *# .+/.exec(line)?.[1] ?? []);
  const ofCommands = ['BACKUP_PASSPHRASE', 'NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN', 'CHROME_PATH'];
  expect(found.toSorted()).toEqual([...envNames, ...ofCommands].toSorted());
});
