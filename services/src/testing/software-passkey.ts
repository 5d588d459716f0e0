import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const PRESENT = 0x01;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** Byte strings and texts shorter than 64 KB. */
function head(major: number, n: number): Buffer {
  const kind = major << 5;
  if (n < 24) return Buffer.from([kind | n]);
  return n < 256 ? Buffer.from([kind | 24, n]) : Buffer.from([kind | 25, n >> 8, n & 255]);
}
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (said: string) => Buffer.concat([head(3, said.length), Buffer.from(said)]);

/** ES256, no attestation. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(readonly origin: string) {}

  /** For `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [ax, ay] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    // COSE: kty 2, alg -7, crv 1, x, y
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(ax),
      Buffer.from([0x22]),
      bytes(ay),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = Buffer.concat([this.#data(PRESENT | WITH_KEY), credential]);
    const attestation = Buffer.concat([
      head(5, 3),
      ...[text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData'), bytes(data)],
    ]);
    const clientDataJSON = base64url(this.#client('webauthn.create', challenge));
    return this.#said({ clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] });
  }

  /** For `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }) {
    this.counter++;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(PRESENT);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.#said({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #client = (type: string, challenge: string) => JSON.stringify({ type, challenge, origin: this.origin });

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  #said = <Response>(response: Response) => ({
    ...{ id: base64url(this.id), rawId: base64url(this.id), type: 'public-key', clientExtensionResults: {} },
    response,
  });
}
