import { createHash, randomBytes } from 'node:crypto';
import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { Clock, Ids } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { PlaceSource } from '../injection/place-source.ts';
import { CLOCK, IDS, PLACES, WRITE_DATABASE } from '../injection/tokens.ts';
import { SecurityLog } from '../security/security-log.ts';

/** With the id of a revoked partner. */
export const PARTNER_ENDED_CHANNEL = 'naksha_partner_ended';
/** The prefix lets secret scanners find published tokens. */
const TOKEN = /^npt_[\w-]{43}$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;
const EVERYWHERE = '*';

/** `place`: a city's id, or `*`. */
export type PartnerToken = { id: string; name: string; types: string[]; place: string; createdAt: Date };

/** No key needed for 256 random bits. */
const toHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** For programs that read the public event feed. Managed by operators only. */
@Injectable()
export class PartnerTokens {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(PLACES) private readonly places: PlaceSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** `place`: id or English name of a city, or `*`. The token is not stored. */
  async add(name: string, types: readonly string[], place: string): Promise<{ token: string; partner: PartnerToken }> {
    const token = `npt_${randomBytes(32).toString('base64url')}`;
    const row = {
      ...{ id: this.ids.uuid(), name: readName(name), types: readTypes(types), place: this.#readPlace(place) },
      createdAt: this.clock.now(),
    };
    const { count } = await this.database.partner.createMany({
      data: { ...row, tokenHash: toHash(token) },
      skipDuplicates: true,
    });
    if (count === 0)
      throw invalidFieldsProblem([{ field: 'name', reason: `“${name}” is already in use. End that partner first` }]);
    this.security.record({ kind: 'partner_added', partner: row.id, types: row.types.length, place: row.place });
    return { token, partner: row };
  }

  list(): Promise<PartnerToken[]> {
    return this.database.partner.findMany({ omit: { tokenHash: true }, orderBy: { name: 'asc' } });
  }

  /** And ends its streams. */
  async end(name: string): Promise<void> {
    const known = await this.database.partner.findUnique({ where: { name }, select: { id: true } });
    if (!known) throw invalidFieldsProblem([{ field: 'name', reason: `“${name}” is not a known partner` }]);
    await this.database.partner.deleteMany({ where: { id: known.id } });
    this.security.record({ kind: 'partner_ended', partner: known.id });
  }

  async find(token: string): Promise<PartnerToken | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const where = { tokenHash: toHash(token) };
    return (await this.database.partner.findUnique({ where, omit: { tokenHash: true } })) ?? undefined;
  }

  async findLiving(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.partner.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
    return rows.map(({ id }) => id);
  }

  #readPlace(place: string): string {
    if (place === EVERYWHERE) return place;
    const cities = this.places.gazetteer.list('city');
    const city = cities.find(({ id, names }) => id === place || names.en.toLowerCase() === place.toLowerCase());
    const known = cities.map(({ id }) => id).join(', ');
    if (!city)
      throw invalidFieldsProblem([
        { field: 'place', reason: `“${place}” is not a city. Use one of ${known}, or "*" for all` },
      ]);
    return city.id;
  }
}

function readName(name: string): string {
  if (!NAME.test(name))
    throw invalidFieldsProblem([{ field: 'name', reason: 'must be 1 to 60 letters, digits, spaces, . _ or -' }]);
  return name;
}

function readTypes(types: readonly string[]): string[] {
  const known = PUBLIC_EVENT_TYPES as readonly string[];
  const strange = types.find((type) => !known.includes(type));
  if (strange !== undefined || types.length === 0)
    throw invalidFieldsProblem([
      {
        field: 'types',
        reason: `${strange ? `“${strange}” is not an event type. Use` : 'must be'} one or more of ${known.join(', ')}`,
      },
    ]);
  return known.filter((type) => types.includes(type));
}
