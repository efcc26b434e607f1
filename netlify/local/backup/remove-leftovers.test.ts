import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './remove-leftovers.ts';

test('a file that cannot be looked at keeps no backup from being made, and no other half from going', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
  try {
    await symlink(path.join(folder, 'gone'), path.join(folder, 'a.part'));
    const half = path.join(folder, 'b.part');
    await writeFile(half, 'age-encryption.org/v1\n');
    await utimes(half, new Date(0), new Date(0));
    await removeLeftovers(folder);
    expect(await readdir(folder)).toEqual(['a.part']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
