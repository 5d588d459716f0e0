import { SmsCarrier } from '@naksha/services/testing';

export type BedText = { to: string; text: string; key: string | undefined };

/** The texts that came to the bed's SMS carrier: every request, repeated ones too. */
export class BedTexts {
  private constructor(private readonly carrier: SmsCarrier) {}

  static async open(): Promise<BedTexts> {
    return new BedTexts(await SmsCarrier.open());
  }

  /** What `SMS_URL` is to be. */
  get url(): string {
    return this.carrier.url;
  }

  get requests(): BedText[] {
    return this.carrier.requests.map(({ body, headers }) => {
      const { to, text } = body as { to: string; text: string };
      return { to, text, key: headers['idempotency-key']?.toString() };
    });
  }

  /** The digits of the last code to the number, in E.164. @throws where there is none */
  readCode(phone: string): string {
    const message = this.requests.findLast((one) => one.to === phone && isCode(one));
    const code = message && /\d{4,10}/.exec(message.text)?.[0];
    if (!code) throw new Error('no code was sent to the number');
    return code;
  }

  /** What isn't a code: the texts of effects. */
  get ofEffects(): BedText[] {
    return this.requests.filter((one) => !isCode(one));
  }

  close(): void {
    this.carrier.close();
  }
}

const isCode = ({ text }: BedText): boolean => /^\d{4,10} is your /.test(text);
