import type { Attack } from './attack.ts';
import { requestFrom } from './request-from.ts';
import { PRODUCTION, PROXY, type Target } from './target.ts';

const NUMBERS = { short: 60, full: 10_000 };
const GUESSES = 3;
const AT_ONCE = 16;
const NEWCOMERS = 5;
/** Texts per hour without proof of work for the attacker's /32 (budget-rules.ts). */
const TEXTS_OF_A_CARRIER = 600;
const OWNER = '+919746185320';

export const guessSpraying: Attack = {
  name: 'three guesses each at 10,000 numbers',
  settings: () => PRODUCTION,
  async run(target, size) {
    const owner = await target.client().signIn(OWNER);
    const stranger = new Stranger(target, '2001:db8:dead:1::5');
    const strangersTexts = await texts(12, async () => {
      const sent = await stranger.ask(OWNER);
      // After a wrong guess, another code needs no wait.
      await stranger.guess(OWNER, '000000');
      return sent;
    });
    const spray: Spray = { texts: 0, guesses: 0, taken: 0 };
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < NUMBERS[size]) await sprayOne(target, next++, spray);
      }),
    );
    const newcomers = await texts(NEWCOMERS, (n) =>
      new Stranger(target, `2001:${(n + 1).toString(16)}::9`).ask(`+9170${String(n * 37).padStart(3, '0')}46185`),
    );
    const again = await owner.signIn(OWNER).then(
      () => 1,
      () => 0,
    );
    return [
      { what: 'numbers guessed at', figure: NUMBERS[size], atLeast: NUMBERS[size] },
      { what: 'guesses at codes that were sent', figure: spray.guesses, atLeast: GUESSES },
      { what: 'accounts taken', figure: spray.taken, atMost: 0 },
      { what: 'texts sent without work', figure: spray.texts, atMost: TEXTS_OF_A_CARRIER },
      { what: 'texts to one owner for a stranger', figure: strangersTexts, atMost: 10 },
      { what: 'owner who can still sign in', figure: again, atLeast: 1 },
      { what: 'newcomers who were sent a code', figure: newcomers, atLeast: NEWCOMERS },
    ];
  },
};

type Spray = { texts: number; guesses: number; taken: number };

async function sprayOne(target: Target, n: number, spray: Spray): Promise<void> {
  const stranger = new Stranger(target, `2001:db8:${(n >> 4).toString(16)}:${(n & 15).toString(16)}::5`);
  // Far apart, so that no prefix is paused.
  const phone = `+919${String((n * 7919) % 10_000).padStart(4, '0')}${String(n).padStart(5, '0')}`;
  if (!(await stranger.ask(phone))) return;
  spray.texts++;
  for (let guess = 0; guess < GUESSES; guess++) {
    spray.guesses++;
    if (await stranger.guess(phone, String(Math.floor(Math.random() * 1e6)).padStart(6, '0'))) spray.taken++;
  }
}

async function texts(times: number, ask: (n: number) => Promise<boolean>): Promise<number> {
  let sent = 0;
  for (let n = 0; n < times; n++) if (await ask(n)) sent++;
  return sent;
}

class Stranger {
  private cookie = '';

  constructor(
    private readonly target: Target,
    private readonly address: string,
  ) {}

  async ask(phone: string): Promise<boolean> {
    const { status, headers } = await this.post('/api/auth/signup/signin', phone, {});
    [this.cookie] = headers['set-cookie']?.[0]?.split(';') ?? [''];
    return status === 201;
  }

  async guess(phone: string, otp: string): Promise<boolean> {
    return (await this.post('/api/auth/signin/otpverify', phone, { otp })).status === 201;
  }

  private post(path: string, phone: string, more: object) {
    return requestFrom(PROXY, this.target.url, path, {
      method: 'POST',
      headers: { 'x-forwarded-for': this.address, cookie: this.cookie },
      body: JSON.stringify({ mobile_phone: phone.slice(3), country_code: '+91', ...more }),
    });
  }
}
