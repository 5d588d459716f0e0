import type { Provider, Type } from '@nestjs/common';
import type { ErasureRule } from '../erasure/erasure-rule.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';
import type { HeldTable } from '../personal-data/held-table.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** What a folder contributes to the write side. */
export type Feature = {
  controllers?: readonly Type[];
  /** Command handlers and other Nest providers. */
  providers?: readonly Provider[];
  /** Data with an expiry, as Nest providers. */
  retention?: readonly Type<RetentionRule>[];
  /** Data stored under a key beyond the secret's lifetime, as Nest providers. */
  rekeying?: readonly Type<RekeyRule>[];
  /** Personal data to delete at an erasure, as Nest providers. */
  erasing?: readonly Type<ErasureRule>[];
  /** Tables with personal data, for a person's export. */
  holding?: readonly HeldTable[];
  reactors?: readonly Reactor[];
};
