import { createHash, createPublicKey } from 'node:crypto';
import { generate } from 'selfsigned';

/** What the servers of a benchmark sign themselves with: one for all, so that the browser can be told to trust it. */
export const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);

/** Makes it as good as a certificate of the web: with one that is merely let through, no service worker starts. */
export const trustCertificate = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(createPublicKey(certificate.cert).export({ type: 'spki', format: 'der' }))
  .digest('base64')}`;
