import type { Subscription } from '@naksha/events/async';
import type { PositionVector } from '@naksha/events/kernel';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DOCUMENT_FOLLOWER, type DocumentFollower, type StoredDocument } from '../documents/stored-document.ts';
import type { FeedSubscriber } from './feed-change.ts';
import { PositionWaiter, type WaitTarget } from './position-waiter.ts';

/** Readers wait here for a position, which is known before and without subscribers having handled it. */
@Injectable()
export class DocumentFeed implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger(DocumentFeed.name);
  readonly #subscribers = new Set<FeedSubscriber>();
  readonly #seen = new PositionWaiter();
  #handedOver: PositionVector | undefined;
  #loaded = 0;
  #fresh = true;
  #subscription: Promise<Subscription | undefined> | undefined;

  constructor(@Inject(DOCUMENT_FOLLOWER) private readonly documents: DocumentFollower) {}

  /** Call before the start, for example in a constructor. */
  subscribe(subscriber: FeedSubscriber): () => void {
    if (this.#subscription)
      throw new Error('Subscribe before the document feed starts; a later subscriber would miss loaded documents');
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Does not wait for the documents, which may be unavailable. */
  start(): void {
    const kinds = new Set([...this.#subscribers].flatMap((subscriber) => subscriber.kinds.map(({ kind }) => kind)));
    this.#subscription = this.documents
      .follow({
        kinds: [...kinds],
        seen: (at) => this.#seen.advance(at),
        reset: (documents, generation) => this.#load(documents, generation),
        changed: (documents, seqs) => this.#deliver(documents, seqs),
      })
      .catch((error: unknown) => {
        this.#log.error({
          err: error,
          msg: 'document feed start failed',
          impact: 'no changes are received until a restart',
        });
        return undefined;
      });
  }

  async stop(): Promise<void> {
    const stopped = this.#subscription?.then((subscription) => subscription?.stop());
    if (this.#handedOver) await stopped;
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  reached(target: WaitTarget, timeoutMs: number): Promise<boolean> {
    return this.#seen.waitUntilReached(target, timeoutMs);
  }

  async #load(documents: AsyncIterable<StoredDocument[]>, generation: number): Promise<void> {
    const loads = [...this.#subscribers].map((subscriber) => subscriber.load(generation));
    for await (const page of documents) for (const load of loads) await load.page(page);
    for (const load of loads) await load.end();
    this.#loaded = generation;
    this.#fresh = true;
  }

  #deliver(documents: readonly StoredDocument[], seqs: readonly number[]): void {
    const generation = this.#loaded;
    const before = this.#fresh ? undefined : this.#handedOver?.seqs;
    for (const subscriber of this.#subscribers) subscriber.changed({ generation, before, after: seqs, documents });
    this.#handedOver = { generation, seqs };
    this.#fresh = false;
  }
}
