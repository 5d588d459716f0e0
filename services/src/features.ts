import { alertsFeature } from './alerts/alerts.feature.ts';
import { analyticsFeature } from './analytics/analytics.feature.ts';
import { batchesFeature } from './batches/batches.feature.ts';
import { catalogueFeature } from './catalogue/catalogue.feature.ts';
import { CommandRunner } from './commands/command-runner.ts';
import { EraseIdempotency, IdempotencyRecords } from './commands/idempotency-records.ts';
import { countryFeature } from './country/country.feature.ts';
import { enquiriesFeature } from './enquiries/enquiries.feature.ts';
import { erasureFeature } from './erase-account/erasure.feature.ts';
import type { Feature } from './feature/feature.ts';
import { CommandEdge } from './http/command-edge.ts';
import { identityFeature } from './identity/identity.feature.ts';
import { importFeature } from './import/import.feature.ts';
import { interestFeature } from './interest/interest.feature.ts';
import { KeyRing } from './keys/key-ring.ts';
import { listingsFeature } from './listings/listings.feature.ts';
import { missedSearchesFeature } from './missed-searches/missed-searches.feature.ts';
import { NetworkBudget } from './network-budget/network-budget.ts';
import { ownDataFeature } from './own-data/own-data.feature.ts';
import { partnersFeature } from './partners/partners.feature.ts';
import { photosFeature } from './photos/photos.feature.ts';
import { EffectRetention } from './reactors/effects.ts';
import { reportsFeature } from './reports/reports.feature.ts';
import { searchesFeature } from './saved-searches/searches.feature.ts';
import { SecurityLog } from './security/security-log.ts';
import { sellerTextsFeature } from './seller-texts/seller-texts.feature.ts';
import { EraseTexts, Vault } from './vault/vault.ts';

/** Nothing outside this list refers to them. */
export const FEATURES: readonly Feature[] = [
  {
    providers: [CommandRunner],
    retention: [IdempotencyRecords],
    erasing: [EraseIdempotency],
    holding: [
      {
        table: 'idempotency',
        rows: 'principal = $1',
        told: ['created_at'],
        withheld: ['principal', 'key', 'body_hmac', 'result', 'partition', 'seq'],
      },
    ],
  },
  {
    providers: [KeyRing, SecurityLog, CommandEdge, Vault],
    erasing: [EraseTexts],
    holding: [{ table: 'vault_text', told: ['id', 'body', 'created_at'], withheld: ['awaited_in', 'look_at'] }],
  },
  { retention: [EffectRetention] },
  catalogueFeature,
  identityFeature,
  countryFeature,
  { providers: [NetworkBudget] },
  photosFeature,
  listingsFeature,
  batchesFeature,
  interestFeature,
  reportsFeature,
  importFeature,
  enquiriesFeature,
  sellerTextsFeature,
  searchesFeature,
  alertsFeature,
  analyticsFeature,
  missedSearchesFeature,
  partnersFeature,
  erasureFeature,
  ownDataFeature,
];
