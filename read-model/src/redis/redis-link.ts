import { Redis, ReplyError } from 'ioredis';

/** After this to twice this time without a response, Redis counts as unavailable. */
const ANSWER_TIMEOUT_MS = 150;
/** Doubled after each failure. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 1000;
/** For connections accepted by the kernel of a stopped process. */
const HANDSHAKE_MS = 2000;

export type LinkState = 'up' | 'away';

/** Thrown at once, without trying, while Redis is unavailable. */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisAway';
  constructor() {
    super('Redis is unavailable');
  }
}

export type RedisLinkOptions = {
  timeoutMs?: number;
  /** `reason` contains no secret. */
  onChange?(state: LinkState, reason: string): void;
};

/**
 * Nothing is queued: a Redis that hangs delays current callers by a fraction of a second; later ones fail at once
 * until it responds.
 */
export class RedisLink {
  readonly #redis: Redis;
  #state: LinkState = 'away';
  #told: LinkState | undefined;
  #waiting = 0;
  #answers = 0;
  #watching = false;
  #failures = 0;
  #reason = '';
  #closed = false;

  private constructor(
    url: string,
    private readonly options: RedisLinkOptions,
  ) {
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      socketTimeout: HANDSHAKE_MS,
      connectTimeout: HANDSHAKE_MS,
      disconnectTimeout: 10,
      retryStrategy: () => Math.min(FIRST_PAUSE_MS * 2 ** this.#failures++, LONGEST_PAUSE_MS),
      // After a failover, the old primary is read-only.
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    });
    this.#redis.on('ready', () => this.#is('up', 'it answers'));
    this.#redis.on('error', (error) => {
      this.#reason = readReason(error);
    });
    this.#redis.on('close', () => this.#is('away', this.#reason || 'the connection closed'));
  }

  static async open(url: string, options: RedisLinkOptions = {}): Promise<RedisLink> {
    const link = new RedisLink(url, options);
    await new Promise((resolve) => link.#redis.once('ready', resolve).once('close', resolve));
    return link;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** @throws RedisUnavailable immediately or after the timeout; errors of Redis itself */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    if (this.#state === 'away') throw new RedisUnavailable();
    this.#waiting++;
    this.#watch();
    try {
      const answer = await command(this.#redis);
      this.#failures = 0;
      return answer;
    } catch (error) {
      throw error instanceof ReplyError ? error : new RedisUnavailable();
    } finally {
      this.#waiting--;
      this.#answers++;
    }
  }

  close(): void {
    this.#closed = true;
    this.#redis.disconnect();
  }

  /** A single timer checks whether any response has arrived since the last check. */
  #watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    const seen = this.#answers;
    const checkAnswer = (): void => {
      this.#watching = false;
      if (this.#waiting === 0) return;
      if (this.#answers !== seen) {
        this.#watch();
        return;
      }
      this.#is('away', `no response within ${this.options.timeoutMs ?? ANSWER_TIMEOUT_MS} ms`);
      this.#redis.disconnect(true);
    };
    // A busy process first reads pending responses.
    setTimeout(() => setImmediate(checkAnswer), this.options.timeoutMs ?? ANSWER_TIMEOUT_MS).unref();
  }

  #is(state: LinkState, reason: string): void {
    this.#state = state;
    this.#reason = '';
    if (this.#closed || state === (this.#told ?? 'up')) {
      this.#told ??= state;
      return;
    }
    this.#told = state;
    this.options.onChange?.(state, reason);
  }
}

/** An error code only: messages may quote the data sent. */
const readReason = (error: Error & { code?: string }): string =>
  error.code ?? /^[A-Z]{3,}(?= )/.exec(error.message)?.[0] ?? error.name;
