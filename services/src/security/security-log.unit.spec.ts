import { describe, expect, it } from 'vitest';
import { KeyRing } from '../keys/key-ring.ts';
import type { SecurityEvent } from './security-event.ts';
import { SecurityLog } from './security-log.ts';
import type { SecurityLine } from './security-sink.ts';

const account = '0190f000-0000-7000-8000-000000000001' as NonNullable<SecurityEvent['account']>;

function open(secret = 'a secret of the tests') {
  const lines: (SecurityLine & { level: string })[] = [];
  const counts: string[] = [];
  let now = 0;
  const sink = {
    write: (line: SecurityLine, level: string) => void lines.push({ ...line, level }),
    count: (kind: string, detail: string) => void counts.push(`${kind} ${detail}`),
  };
  const log = new SecurityLog(sink, { now: () => new Date(now) }, new KeyRing({ secret }));
  const advance = (ms: number) => {
    now += ms;
  };
  return { log, lines, counts, advance };
}

describe('the security log', () => {
  it('records what happened and to whom, with hashes instead of numbers and addresses', () => {
    const { log, lines, counts } = open();
    log.record({ kind: 'code_guessed_wrong', phone: '+919746185320', address: '203.0.113.77', in_a_row: 3 });
    const [line] = lines;
    expect(line).toMatchObject({ kind: 'code_guessed_wrong', in_a_row: 3, level: 'info' });
    expect(line.phone).toMatch(/^[0-9a-f]{8}\.[\w-]{16}$/);
    expect(line.network).toMatch(/^[0-9a-f]{8}\.[\w-]{16}$/);
    expect(JSON.stringify(line)).not.toMatch(/9746185320|203\.0\.113/);
    expect(counts).toEqual(['code_guessed_wrong ']);
  });

  it('connects the actions of one number, network, site or provider, and nothing else', () => {
    const { log, lines } = open();
    const asked = (phone: string, address: string) =>
      log.record({ kind: 'code_asked', phone, address, outcome: 'sent' });
    asked('+919746185320', '2001:db8:7:1::5');
    asked('+919746185320', '2001:db8:7:2::6');
    asked('+919746185321', '2001:db8:8:1::5');
    asked('+919746185321', '198.51.100.1');
    asked('+919746185321', '198.51.100.2');
    const same = (field: string) => lines.map((line) => lines.findIndex((other) => other[field] === line[field]));
    expect(same('phone')).toEqual([0, 0, 2, 2, 2]);
    expect(same('network')).toEqual([0, 1, 2, 3, 4]);
    expect(same('network_site')).toEqual([0, 0, 2, 3, 3]);
    expect(same('network_provider')).toEqual([0, 0, 0, 3, 3]);
  });

  it('cannot be searched for a known number without the secret', () => {
    const [one, other] = [open(), open('another secret of the tests, long enough')];
    for (const { log } of [one, other]) log.record({ kind: 'number_locked', phone: '+919746185320', seconds: 3600 });
    expect(one.lines[0].phone).not.toBe(other.lines[0].phone);
  });

  it('omits unknown words, even if a caller passes them', () => {
    const { log, lines } = open();
    for (const field of ['title', 'call 97461 85320', '9746185320', 'a@b.example', 'x'.repeat(200)])
      log.record({ kind: 'contact_refused', account, field });
    expect(lines.map(({ field }) => field)).toEqual(['title', 'unfit', 'unfit', 'unfit', 'unfit']);
    log.record({ kind: 'staff_action', account, action: 'VerifyListing', target: 'listing-0000123456789' });
    expect(lines.at(-1)).toMatchObject({ account, action: 'VerifyListing', target: 'listing-0000123456789' });
  });

  it('counts events of alerts separately, and marks alarming ones', () => {
    const { log, lines, counts } = open();
    log.record({ kind: 'budget_exhausted', of: 'texts', budget: 'ipv6_48' });
    log.record({ kind: 'authority_refused', account, code: 'staff_only', route: '/api/staff/listings/:id/verify' });
    expect(counts).toEqual(['budget_exhausted texts/ipv6_48', 'authority_refused staff_only']);
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(lines[1].route).toBe('/api/staff/listings/:id/verify');
  });

  it('omits lines of a flood but counts them, and says how many it omitted', () => {
    const { log, lines, counts, advance } = open();
    for (let n = 0; n < 30_000; n++) log.record({ kind: 'rate_limited', address: '203.0.113.7', limit: 'requests' });
    expect(lines).toHaveLength(1_000);
    expect(counts).toHaveLength(30_000);
    log.record({ kind: 'code_asked', phone: '+919746185320', outcome: 'sent' });
    expect(lines.at(-1)).toMatchObject({ kind: 'code_asked' });
    advance(20);
    log.record({ kind: 'rate_limited', address: '203.0.113.7', limit: 'requests' });
    expect(lines.at(-1)).toMatchObject({ kind: 'rate_limited', omitted: 29_000 });
  });

  it('never omits actions of staff', () => {
    const { log, lines } = open();
    for (let n = 0; n < 2_000; n++) log.record({ kind: 'staff_action', account, action: 'VerifyListing', target: 'a' });
    expect(lines).toHaveLength(2_000);
  });
});
