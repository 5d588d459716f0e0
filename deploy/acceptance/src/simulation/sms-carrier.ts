import type { Process, Scheduler } from './scheduler.ts';

export type DeliveredText = { phone: string; text: string; key: string; at: number };

/** Delivers each key once, and sometimes does not respond. */
export class SmsCarrier {
  readonly delivered: DeliveredText[] = [];
  readonly #scheduler: Scheduler;
  readonly #fails: () => 'before' | 'after' | undefined;

  constructor(scheduler: Scheduler, fails: () => 'before' | 'after' | undefined) {
    this.#scheduler = scheduler;
    this.#fails = fails;
  }

  of(process: Process) {
    return {
      send: async (phone: string, text: string, { idempotencyKey: key }: { idempotencyKey: string }) => {
        await this.#scheduler.turnOf(process, 'send text');
        const failure = this.#fails();
        if (failure === 'before') throw new Error('The SMS gateway is not available');
        const known = this.delivered.some((one) => one.key === key);
        if (!known) this.delivered.push({ phone, text, key, at: this.#scheduler.now });
        if (failure === 'after') throw new Error('The SMS gateway did not respond');
      },
    };
  }
}
