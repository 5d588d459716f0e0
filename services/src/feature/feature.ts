import type { Provider, Type } from '@nestjs/common';
import type { ErasureRule } from '../erasure/erasure-rule.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';
import type { HeldTable } from '../personal-data/held-table.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** What a folder brings to the write side. */
export type Feature = {
  controllers?: readonly Type[];
  /** Handlers of commands, and whatever else Nest makes. */
  providers?: readonly Provider[];
  /** What is kept for a while only. Nest makes these too. */
  retention?: readonly Type<RetentionRule>[];
  /** What is kept under a key for longer than a secret. Nest makes these too. */
  rekeying?: readonly Type<RekeyRule>[];
  /** What is kept of a person, and goes when they are erased. Nest makes these too. */
  erasing?: readonly Type<ErasureRule>[];
  /** The tables of it, for whoever asks what is held of them. */
  holding?: readonly HeldTable[];
  /** What follows the log, and the effects that events lead to. */
  reactors?: readonly Reactor[];
};
