import type { CityDefinition } from '@naksha/events/contracts';
import { Gazetteer, type Landmark, type Place, type PlaceKind } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DocumentKind } from '../documents/document-kind.ts';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import { PositionWaiter, type WaitTarget } from '../feed/position-waiter.ts';
import { cityKind, localityKind, projectKind } from './catalogue-kinds.ts';
import { buildCities } from './cities.ts';
import { toPlace } from './to-place.ts';

export const INITIAL_PLACES = Symbol('first places');

export const LANDMARKS = Symbol('landmarks');

const KINDS: readonly { kind: PlaceKind; of: DocumentKind }[] = [
  { kind: 'city', of: cityKind },
  { kind: 'locality', of: localityKind },
  { kind: 'project', of: projectKind },
];
type Known = Map<string, { place: Place; order: number } | undefined>;

@Injectable()
export class Places implements FeedSubscriber, OnModuleDestroy {
  readonly kinds = KINDS.map(({ of }) => of);
  #known: Known = new Map();
  #gazetteer: Gazetteer;
  /** A load in progress; its gazetteer is built on demand. */
  #arriving: { known: Known; gazetteer?: Gazetteer } | undefined;
  #cities: readonly City[] | undefined;
  readonly #seen = new PositionWaiter();
  readonly #unsubscribe: () => void;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(INITIAL_PLACES) private readonly first: readonly Place[],
    @Inject(LANDMARKS) private readonly landmarks: readonly Landmark[] = [],
  ) {
    this.#gazetteer = new Gazetteer(first, landmarks);
    this.#unsubscribe = feed.subscribe(this);
  }

  get gazetteer(): Gazetteer {
    return this.#gazetteer;
  }

  get newestGazetteer(): Gazetteer {
    if (!this.#arriving) return this.#gazetteer;
    this.#arriving.gazetteer ??= this.#build(this.#arriving.known);
    return this.#arriving.gazetteer;
  }

  get cities(): readonly City[] {
    this.#cities ??= buildCities(this.#gazetteer);
    return this.#cities;
  }

  reached(target: WaitTarget, timeoutMs: number): Promise<boolean> {
    return this.#seen.waitUntilReached(target, timeoutMs);
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
  }

  load(_generation: number): FeedLoad {
    const arriving: { known: Known; gazetteer?: Gazetteer } = { known: new Map() };
    this.#arriving = arriving;
    return {
      page: (documents) => {
        if (applyPlaces(documents, arriving.known)) arriving.gazetteer = undefined;
      },
      end: () => {
        this.#known = arriving.known;
        this.#arriving = undefined;
        this.#rebuild();
      },
    };
  }

  changed({ generation, after, documents }: FeedChange): void {
    if (applyPlaces(documents, this.#known)) this.#rebuild();
    this.#seen.advance({ generation, seqs: after });
  }

  #rebuild(): void {
    this.#gazetteer = this.#build(this.#known);
    this.#cities = undefined;
  }

  #build(of: Known): Gazetteer {
    const known = [...of.values()].filter((one) => one !== undefined);
    const places = known.sort((a, b) => a.order - b.order || compare(a.place.id, b.place.id)).map(({ place }) => place);
    return new Gazetteer(of.size > 0 ? places : this.first, this.landmarks);
  }
}

function applyPlaces(documents: readonly StoredDocument[], known: Known): boolean {
  let any = false;
  for (const { kind, of } of KINDS)
    for (const { id, body } of filterDocumentsOfKind(of, documents)) {
      any = true;
      const definition = body as CityDefinition | null;
      known.set(
        `${kind}/${id}`,
        definition ? { place: toPlace(kind, definition), order: definition.order ?? 0 } : undefined,
      );
    }
  return any;
}

/** Independent of the locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
