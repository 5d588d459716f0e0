import type { HeldTable } from '../personal-data/held-table.ts';

export const HELD_OF_IDENTITY: readonly HeldTable[] = [
  {
    table: 'account',
    rows: 'id = $1::uuid',
    told: ['id', 'demo', 'opened_at', 'blocked_at'],
    withheld: ['phone_hash'],
  },
  { table: 'vault_person', told: ['phone', 'first_name', 'last_name', 'firm_name', 'subtype', 'name_asked'] },
  {
    table: 'session',
    told: ['id', 'created_at', 'last_used_at', 'proven_at', 'wrong_codes', 'codes_locked_until', 'device'],
    withheld: ['token_hash', 'enrolling_until'],
  },
  {
    table: 'staff_challenge',
    rows: 'session in (select id from session where account = $1::uuid)',
    told: ['purpose', 'expires_at'],
    withheld: ['session', 'challenge'],
  },
  { table: 'staff_member', told: ['roles', 'cities'] },
  {
    table: 'staff_passkey',
    told: ['created_at', 'last_used_at', 'transports'],
    withheld: ['id', 'public_key', 'counter'],
  },
  { table: 'staff_totp', told: ['confirmed_at'], withheld: ['secret', 'last_step'] },
  { table: 'staff_recovery_code', told: [], withheld: ['code_hash'] },
  { table: 'staff_enrolment', told: ['expires_at', 'tries'], withheld: ['code_hash'] },
  { table: 'staff_factor_counter', told: ['wrong_in_a_row', 'locked_until', 'last_wrong_at'] },
];
