import type { Feature } from '../feature/feature.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccountHandler } from './erase-account.ts';
import { EraseNumberHandler } from './erase-number.ts';
import { ErasureController } from './erasure.controller.ts';
import { ErasureLedger } from './erasure-ledger.ts';
import { Erasures } from './erasures.ts';
import { finishErasure } from './finish-erasure.ts';

/** Each feature declares its own data in `erasing`. */
export const erasureFeature: Feature = {
  controllers: [ErasureController],
  providers: [ErasureLedger, Erasures, ApplyLedger, EraseAccountHandler, EraseNumberHandler],
  reactors: [finishErasure],
};
