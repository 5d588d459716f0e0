import type { PlaceId, Subtype } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { askingKind } from './asking-kind.ts';

/** Median in rupees per square foot. */
export type PastRate = { subtype: Subtype; demo: boolean; homes: number; perSqft: number };

const MAX_CACHED = 5_000;

const RATE = `(select (one->>'price')::float8 / (one->>'sqft')::float8 from jsonb_array_elements(body->'asked') one
  where one->>'from' <= $1 and (one->>'to' is null or one->>'to' > $1) order by one->>'from' desc limit 1)`;

/** Cached because past prices do not change. */
@Injectable()
export class PastRates {
  readonly #kept = new Map<string, Promise<PastRate[]>>();

  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  find(place: PlaceId, at: string): Promise<PastRate[]> {
    const key = `${place} ${at}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_CACHED) this.#kept.delete(oldest);
    const asked = this.#ask(place, at).catch((error) => {
      this.#kept.delete(key);
      throw error;
    });
    this.#kept.set(key, asked);
    return asked;
  }

  #ask(place: PlaceId, at: string): Promise<PastRate[]> {
    return this.documents.select<PastRate>(
      askingKind,
      `body->>'subtype' as subtype, (body->>'demo')::boolean as demo, count(${RATE})::int as homes,
        percentile_cont(0.5) within group (order by ${RATE}) as "perSqft"`,
      `body->'places' ? $2 group by 1, 2 having count(${RATE}) > 0`,
      [at, place],
    );
  }
}
