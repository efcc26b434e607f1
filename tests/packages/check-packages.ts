import packageJson from '../../package.json' with { type: 'json' };
import { complaintsAbout } from './complaints.ts';
import { lockedPackages } from './lock-file.ts';

const complaints = lockedPackages().flatMap((locked) => complaintsAbout(locked, packageJson.allowScripts));
const advice =
  'Look at the package; when it is right, say why in tests/packages/allowed.ts or package.json (allowScripts).';
if (complaints.length > 0) throw new Error(['Packages to look at:', ...complaints, advice].join('\n'));
