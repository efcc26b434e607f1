import { expect, it } from 'vitest';
import { engineOf } from './engine.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const google = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Linux; Android 7.0; SM-J330F) ${google} Chrome/92.0.4515.159 Mobile Safari/537.36`,
    'chromium',
    92,
  ],
  [
    `Mozilla/5.0 (Linux; Android 11; SM-A032F) ${google} SamsungBrowser/16.0 Chrome/92.0.4515.166 Mobile Safari/537.36`,
    'chromium',
    92,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${google} HeadlessChrome/146.0.0.0 Safari/537.36`, 'chromium', 146],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) ${apple} Version/15.6 Mobile/15E148 Safari/604.1`,
    'webkit',
    15,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) ${apple} CriOS/119.0.6045.109 Mobile/15E148 Safari/604.1`,
    'webkit',
    16,
  ],
  [`Mozilla/5.0 (iPad; CPU OS 15_8 like Mac OS X) ${apple} FxiOS/119.0 Mobile/15E148`, 'webkit', 15],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4.1 Safari/605.1.15`, 'webkit', 17],
  ['Mozilla/5.0 (Android 6.0; Mobile; rv:91.0) Gecko/91.0 Firefox/91.0', 'gecko', 91],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.303; U; en) Presto/2.12.423 Version/12.16',
    'opera-mini',
    36,
  ],
  ['Nokia5250/10.0.011', 'other', 0],
  ['', 'other', 0],
])('the engine and version of %s are recognised', (userAgent, engine, version) => {
  expect(engineOf(userAgent)).toEqual({ engine, version });
});
