import type { Provider, Type } from '@nestjs/common';
import type { ErasureRule } from '../erasure-rule/erasure-rule.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';
import type { HeldTable } from '../personal-data/held-table.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

export type Feature = {
  controllers?: readonly Type[];
  providers?: readonly Provider[];
  retention?: readonly Type<RetentionRule>[];
  rekeying?: readonly Type<RekeyRule>[];
  erasing?: readonly Type<ErasureRule>[];
  holding?: readonly HeldTable[];
  reactors?: readonly Reactor[];
};
