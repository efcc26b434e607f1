import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text, bound to this key and to the place named by `context`. */
export function encrypt(text: string, key: Buffer, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
}

/** Decrypts a text. Throws if the key or context differs or the data was changed. */
export function decrypt(encrypted: string, key: Buffer, context: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const hidden = bytes.subarray(nonceBytes + tagBytes);
  const options = { authTagLength: tagBytes };
  const cipher = createDecipheriv(algorithm, key, nonce, options)
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([cipher.update(hidden), cipher.final()]).toString('utf8');
}
