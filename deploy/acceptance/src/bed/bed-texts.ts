import { type CarrierMood, SmsCarrier } from '@naksha/services/testing';

export type BedText = { to: string; text: string; key: string | undefined };

/** Requests to the fake SMS provider, repeated ones included. */
export class BedTexts {
  private constructor(private readonly carrier: SmsCarrier) {}

  static async open(): Promise<BedTexts> {
    return new BedTexts(await SmsCarrier.open());
  }

  get url(): string {
    return this.carrier.url;
  }

  /** From now on. @param mood such as an HTTP status */
  respondWith(mood: CarrierMood): void {
    this.carrier.usually = mood;
  }

  get requests(): BedText[] {
    return this.carrier.requests.map(({ body, headers }) => {
      const { to, text } = body as { to: string; text: string };
      return { to, text, key: headers['idempotency-key']?.toString() };
    });
  }

  readCode(phone: string): string {
    const message = this.requests.findLast((one) => one.to === phone && isCode(one));
    const code = message && /\d{4,10}/.exec(message.text)?.[0];
    if (!code) throw new Error('No sign-in code was sent to the number');
    return code;
  }

  get ofEffects(): BedText[] {
    return this.requests.filter((one) => !isCode(one));
  }

  close(): void {
    this.carrier.close();
  }
}

const isCode = ({ text }: BedText): boolean => /^\d{4,10} is your /.test(text);
