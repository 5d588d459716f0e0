import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, SECURITY_SINK } from '../injection/tokens.ts';
import { subscriberNetwork } from '../ip-network/to-network.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { SECURITY_KINDS, type SecurityEvent, type SecurityKind } from './security-event.ts';
import type { SecuritySink } from './security-sink.ts';

/** Lines per kind, and refill per second. */
const BURST = 1_000;
const PER_SECOND = 50;

/** The next line says how many were dropped. */
class LogRateLimit {
  private left = BURST;
  private omitted = 0;
  private at: number | undefined;

  /** `now` in ms. Returns lines dropped since the last one, or undefined if this one is dropped. */
  take(now: number): number | undefined {
    const seconds = Math.max(0, now - (this.at ?? now)) / 1000;
    this.left = Math.min(BURST, this.left + seconds * PER_SECOND);
    this.at = now;
    if (this.left < 1) {
      this.omitted++;
      return undefined;
    }
    this.left--;
    const { omitted } = this;
    this.omitted = 0;
    return omitted;
  }
}

/** The key's id, and enough characters to tell numbers and networks apart. */
const HASH_LENGTH = 9 + 16;

/** Keyed hashes of numbers and networks link events without revealing them. */
@Injectable()
export class SecurityLog {
  private readonly allowances = new Map<SecurityKind, LogRateLimit>();

  constructor(
    @Inject(SECURITY_SINK) private readonly sink: SecuritySink,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  /** Never throws or waits, so that logging cannot affect requests. */
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
    const told = Object.fromEntries(
      known.map(([field, value]) => [field, isSafeToLog(field, value) ? value : 'unfit']),
    );
    this.sink.write({ kind, ...subject, ...told, ...(omitted > 0 && { omitted }) }, alarming ? 'warn' : 'info');
  }

  private allowance(kind: SecurityKind): LogRateLimit {
    const known = this.allowances.get(kind);
    if (known) return known;
    const made = new LogRateLimit();
    this.allowances.set(kind, made);
    return made;
  }

  /** IPv6 /64, /48 and /32, or IPv4 address, /24 and /16. */
  private networks(address: string): Record<string, string> {
    const network = subscriberNetwork(address);
    const separator = network.includes(':') ? ':' : '.';
    const hash = (parts: number) => this.hash('network', network.split(separator).slice(0, parts).join(separator));
    return { network: hash(4), network_site: hash(3), network_provider: hash(2) };
  }

  private hash(what: string, text: string): string {
    return this.keys.hash('security-log', `${what}\0${text}`).slice(0, HASH_LENGTH);
  }
}

/** Opaque ids may contain any digits. */
const IDS = new Set(['of', 'partner', 'session', 'target']);

/** Anything else could be user input. */
const isSafeToLog = (field: string, value: string | number): boolean =>
  typeof value === 'number' || IDS.has(field) || (/^[\w/:.,*-]{1,100}$/.test(value) && !/\d{5}/.test(value));
