import type { PlaceId } from '@naksha/events/kernel';
import type { FoundAddress, GeocodeAnswer } from '@naksha/events/wire/geocode';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { GEOCODER, type Geocoded, type Geocoder } from './geocoder.port.ts';
import { findNamedPlaces } from './named-places.ts';

const MAX_OWN_RESULTS = 5;
const AT_ONCE = 4;
const MAX_CACHED = 500;

/** Our own localities and projects come first, then the geocoder's results. */
@Injectable()
export class GeocodeQuery {
  readonly #log = new Logger(GeocodeQuery.name);
  /** Oldest first: forms repeat the same address. */
  readonly #kept = new Map<string, Promise<Geocoded>>();
  #underWay = 0;
  #away = false;

  constructor(
    @Inject(Places) private readonly places: Places,
    @Inject(GEOCODER) private readonly geocoder: Geocoder | null,
  ) {}

  async geocode(address: string, cityId: PlaceId | undefined): Promise<GeocodeAnswer> {
    const { gazetteer } = this.places;
    const named = findNamedPlaces(gazetteer, address, cityId).slice(0, MAX_OWN_RESULTS);
    const own = named.map(({ place }): FoundAddress => {
      const city = place.kind === 'city' ? undefined : gazetteer.find(place.cityId);
      const name = [place, city].flatMap((one) => one?.names.en ?? []).join(', ');
      return { name, position: place.position, place: place.id };
    });
    if (!this.geocoder || named.some(({ whole }) => whole)) return { found: own, geocoder: 'off' };
    const city = gazetteer.find(cityId)?.names.en;
    const { found, credit } = (await this.#ask(city ? `${address}, ${city}` : address)) ?? {};
    if (!found) return { found: own, geocoder: 'away' };
    return { found: [...own, ...found], geocoder: 'asked', ...(credit && { credit }) };
  }

  /** Undefined if the geocoder is unavailable. */
  async #ask(address: string): Promise<Geocoded | undefined> {
    const kept = this.#kept.get(address);
    if (!kept && this.#underWay >= AT_ONCE) return undefined;
    const asked = kept ?? this.#begin(address);
    try {
      const answer = await asked;
      if (this.#away) this.#log.warn({ msg: 'geocoder recovered' });
      this.#away = false;
      return answer;
    } catch (error) {
      if (!this.#away) this.#log.warn({ err: error, msg: 'geocoder unavailable', fallback: 'known places' });
      this.#away = true;
      return undefined;
    }
  }

  #begin(address: string): Promise<Geocoded> {
    const asked = (this.geocoder as Geocoder).geocode(address);
    this.#underWay++;
    this.#kept.set(address, asked);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_CACHED) break;
      this.#kept.delete(oldest);
    }
    asked.then(
      () => this.#underWay--,
      () => {
        this.#underWay--;
        this.#kept.delete(address);
      },
    );
    return asked;
  }
}
