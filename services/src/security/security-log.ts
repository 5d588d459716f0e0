import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, SECURITY_SINK } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { toNetwork } from '../network/to-network.ts';
import { LineAllowance } from './line-allowance.ts';
import { SECURITY_KINDS, type SecurityEvent, type SecurityKind } from './security-event.ts';
import type { SecuritySink } from './security-sink.ts';

/** The key's id, and enough to tell numbers and networks apart, however many there are. */
const HASH_LENGTH = 9 + 16;

/**
 * What an attack leaves behind: one line a security event, structured, with keyed hashes of numbers and networks that
 * connect it with others. Whoever reads it learns nobody's number or address; whoever has one, and the server's secret,
 * finds its lines.
 */
@Injectable()
export class SecurityLog {
  private readonly allowances = new Map<SecurityKind, LineAllowance>();

  constructor(
    @Inject(SECURITY_SINK) private readonly sink: SecuritySink,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  /** Never throws and never waits: what is noted must not decide what happens. */
  record(event: SecurityEvent): void {
    const { kind, phone, address, account, ...fields } = event;
    const { details, flood, alarming } = SECURITY_KINDS[kind];
    const said: Readonly<Record<string, string | number | undefined>> = fields;
    const detail = Object.keys(details).map((field) => said[field]);
    this.sink.count(kind, detail.join('/'));
    const omitted = flood ? this.allowance(kind).take(this.clock.now().getTime()) : 0;
    if (omitted === undefined) return;
    const subject = {
      ...(phone && { phone: this.hash('phone', phone) }),
      ...(address && this.networks(address)),
      ...(account && { account }),
    };
    const known = Object.entries(said).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
    const told = Object.fromEntries(known.map(([field, value]) => [field, isFit(field, value) ? value : 'unfit']));
    this.sink.write({ kind, ...subject, ...told, ...(omitted > 0 && { omitted }) }, alarming ? 'warn' : 'info');
  }

  private allowance(kind: SecurityKind): LineAllowance {
    const known = this.allowances.get(kind);
    if (known) return known;
    const made = new LineAllowance();
    this.allowances.set(kind, made);
    return made;
  }

  /** A line, its site and its provider: an IPv6 /64, /48 and /32, or an IPv4 address, its /24 and its /16. */
  private networks(address: string): Record<string, string> {
    const network = toNetwork(address);
    const separator = network.includes(':') ? ':' : '.';
    const hash = (parts: number) => this.hash('network', network.split(separator).slice(0, parts).join(separator));
    return { network: hash(4), network_site: hash(3), network_provider: hash(2) };
  }

  private hash(what: string, text: string): string {
    return this.keys.hash('security-log', `${what}\0${text}`).slice(0, HASH_LENGTH);
  }
}

/** Opaque ids, which may hold any digits. */
const IDS = new Set(['of', 'partner', 'session', 'target']);

/** A word of ours or a route's pattern: whatever else came here was typed by somebody, and stays out. */
const isFit = (field: string, value: string | number): boolean =>
  typeof value === 'number' || IDS.has(field) || (/^[\w/:.,*-]{1,100}$/.test(value) && !/\d{5}/.test(value));
