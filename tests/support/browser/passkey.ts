import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const hex = (digits: string) => Buffer.from(digits, 'hex');
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Authenticator flags: user present and verified; `made` also includes the new key. */
const flags = { used: 0x05, made: 0x45 };

export class TestPasskey {
  readonly id = base64url(randomBytes(16));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  counter = 0;

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
  }

  made({ challenge }: Options, made = flags.made) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([
      ...[hex('a5010203262001215820'), Buffer.from(x, 'base64url')],
      ...[hex('225820'), Buffer.from(y, 'base64url')],
    ]);
    const data = Buffer.concat([this.#head(made), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = Buffer.concat([
      hex('a3'),
      ...[hex('63'), Buffer.from('fmt'), hex('64'), Buffer.from('none')],
      ...[hex('67'), Buffer.from('attStmt'), hex('a0')],
      ...[hex('68'), Buffer.from('authData'), Buffer.from([0x58, data.length]), data],
    ]);
    const clientDataJSON = base64url(this.#clientData('webauthn.create', challenge));
    return this.#answer({ clientDataJSON, attestationObject: base64url(attestation) });
  }

  used({ challenge }: Options, used = flags.used) {
    this.counter += 1;
    const data = this.#head(used);
    const client = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #head(flag: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flag]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}
