import { installFromDebian } from '#tests/support/debian.ts';
import {
  librariesMissing,
  type OldVersion,
  oldChromiums,
  unpackOldChromium,
} from './engines/old-chromium.ts';

/** Sees to it that the old Chromiums are here, where they can be. */

if (process.platform === 'linux' && process.arch === 'x64')
  for (const version of Object.keys(oldChromiums).map(Number) as OldVersion[]) {
    unpackOldChromium(version);
    if (librariesMissing(version)) installFromDebian('libnss3', 'libexpat1');
  }
