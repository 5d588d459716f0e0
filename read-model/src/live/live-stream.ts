import type { AccountId } from '@naksha/events/kernel';
import type { LiveMessage } from '@naksha/events/wire/live';
import { formatServerSentEvent, HEARTBEAT } from './server-sent-event.ts';

export type Sink = {
  write(text: string): boolean;
  end(): unknown;
  destroy(): unknown;
  readonly writableLength: number;
};

/**
 * Only the last of several messages for one position has its id, so that a client cut off between them gets all
 * again.
 */
export type AddressedMessage = { id?: string; message: LiveMessage };

/** Messages are sent in order even if one waits for a lookup; otherwise reconnecting would skip it. */
export class LiveStream {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #open = true;
  #lastId = '';

  constructor(
    private readonly sink: Sink,
    readonly reader: {
      network: string;
      account: AccountId | undefined;
      session?: string;
      shows(cell: string): boolean;
    },
    private readonly limits: { bufferBytes: number; waiting: number },
    private readonly closed: () => void,
  ) {}

  get lastId(): string {
    return this.#lastId;
  }

  send(addressed: AddressedMessage): void {
    if (this.#waiting === 0) this.#write(addressed);
    else this.sendWhenKnown(async () => [addressed]);
  }

  /** A failed lookup drops the client, which reconnects and gets what it missed. */
  sendWhenKnown(lookup: () => Promise<readonly AddressedMessage[]>): void {
    if (!this.#open) return;
    if (this.#waiting >= this.limits.waiting) {
      this.drop();
      return;
    }
    this.#waiting++;
    this.#tail = this.#tail
      .then(() => (this.#open ? lookup() : []))
      .then((known) => known.forEach((addressed) => void this.#write(addressed)))
      .catch(() => this.drop())
      .finally(() => this.#waiting--);
  }

  heartbeat(): void {
    this.#push(HEARTBEAT);
  }

  end(): void {
    if (!this.#open) return;
    this.#close();
    this.sink.end();
  }

  drop(): void {
    if (!this.#open) return;
    this.#close();
    this.sink.destroy();
  }

  #write({ id, message }: AddressedMessage): void {
    this.#push(formatServerSentEvent(id, message));
    this.#lastId = id ?? this.#lastId;
  }

  #push(text: string): void {
    if (!this.#open) return;
    this.sink.write(text);
    if (this.sink.writableLength > this.limits.bufferBytes) this.drop();
  }

  #close(): void {
    this.#open = false;
    this.closed();
  }
}
