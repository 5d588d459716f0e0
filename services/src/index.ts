export { AlertOutbox, AlreadyMatched } from './alerts/alert-outbox.ts';
export { type RunningAlerts, type StartAlerts, startAlerts } from './alerts/start-alerts.ts';
export { AnalyticsHours } from './analytics/analytics-hours.ts';
export type { ItemDefinedEvent } from './catalogue/catalogue-item.ts';
export { DefineItem } from './catalogue/define-item/define-item.ts';
export { DefinedItems } from './catalogue/known-items.ts';
export { loadPlaceDefinitions } from './catalogue/read-definitions.ts';
export { RetireItem } from './catalogue/retire-item/retire-item.ts';
export { loadServedRegion, recordServedRegion } from './catalogue/served-region.ts';
export { ShippedItems } from './catalogue/shipped-items.ts';
export type { CommandMeta } from './commands/command-meta.ts';
export { listIdempotencyKeyForms } from './commands/idempotency-key.ts';
export { migrate } from './database/migrate.ts';
export { EnquiryVault } from './enquiries/enquiry-vault.ts';
export { ApplyLedger } from './erase-account/apply-ledger.ts';
export { EraseNumber } from './erase-account/erase-number.ts';
export { ErasureLedger, LedgerUnreadable } from './erase-account/erasure-ledger.ts';
export { type ErasureState, Erasures } from './erase-account/erasures.ts';
export type { Appointment } from './identity/account.ts';
export { OpenAccount, OpenDemoAccount } from './identity/accounts/open-account.ts';
export { AppointStaff } from './identity/appoint-staff/appoint-staff.ts';
export { type StaffMember, StaffMembers } from './identity/appoint-staff/staff-members.ts';
export { BlockAccount } from './identity/block-account/block-account.ts';
export { UnblockStaff } from './identity/block-account/unblock-staff.ts';
export { ConsoleSmsGateway } from './identity/console-sms-gateway.ts';
export {
  HttpSmsGateway,
  type HttpSmsGatewayOptions,
  isSmsGatewayOutage,
  type SmsResult,
} from './identity/http-sms-gateway.ts';
export type { Roles } from './identity/roles.ts';
export { EnrolStaff } from './identity/second-factor/enrol-staff.ts';
export { MAX_ENROLMENT_TRIES } from './identity/second-factor/factor-rules.ts';
export { SESSION_ENDED_CHANNEL, Sessions } from './identity/sessions.ts';
export { describeShortCodeWarning } from './identity/sign-in/code-length.ts';
export { UnlockNumber } from './identity/sign-in/unlock-number.ts';
export type { SmsGateway } from './identity/sms-gateway.port.ts';
export { BadFile } from './import/bad-file.ts';
export { type ImportReport, importListingRows, type LinedRemark } from './import/import-rows.ts';
export { ImportOwner } from './import/jobs/import-owner.ts';
export { type RunningImports, startImports } from './import/jobs/import-worker.ts';
export { previewImport } from './import/preview-import.ts';
export { parseCellToText } from './import/read-cell.ts';
export { type CsvHeader, type CsvOptions, readCsv } from './import/read-csv.ts';
export { ImportTargets } from './import/sellers-book.ts';
export type { PlaceSource } from './injection/place-source.ts';
export { RecordInterest } from './interest/record-interest/record-interest.ts';
export { WorkLead } from './interest/work-lead/work-lead.ts';
export { listNetworks, type NetworkScope, subscriberNetwork } from './ip-network/to-network.ts';
export { deriveKey } from './keys/derive-key.ts';
export { KeyRing } from './keys/key-ring.ts';
export { REKEY_RULES, rekeyAllTables } from './keys/rekey.ts';
export type { RekeyRule } from './keys/rekey-rule.ts';
export { ConfirmAvailability } from './listings/confirm-availability/confirm-availability.ts';
export { DeleteListing } from './listings/delete-listing/delete-listing.ts';
export { EditListing } from './listings/edit-listing/edit-listing.ts';
export { ExternalIds } from './listings/external-id.ts';
export type { ListingDraft, ListingPatch } from './listings/listing-draft.ts';
export { MarkSold } from './listings/mark-sold/mark-sold.ts';
export { PostListing } from './listings/post-listing/post-listing.ts';
export { RejectListing } from './listings/reject-listing/reject-listing.ts';
export { Relist } from './listings/relist/relist.ts';
export { VerifyListing } from './listings/verify-listing/verify-listing.ts';
export { MissedSearches } from './missed-searches/missed-searches.ts';
export { Notes } from './notes/notes.ts';
export type { OwnDocuments } from './own-data/own-documents.ts';
export { PARTNER_ENDED_CHANNEL, type PartnerToken, PartnerTokens } from './partners/partner-tokens.ts';
export { PHOTO_OUTCOMES, type PhotoOutcome } from './photos/photo-counts.ts';
export { PhotoShelf } from './photos/photo-shelf.ts';
export {
  type RunningPhotoPreparation,
  type StartPhotos,
  startPhotoPreparation,
  subscribeToPhotoOutcomes,
} from './photos/preparing/start-photos.ts';
export { FolderPhotoStore } from './photos/store/folder-photo-store.ts';
export type { PhotoStore } from './photos/store/photo-store.port.ts';
export { type EffectHistory, loadEffectHistories } from './reactors/effect-history.ts';
export type { EffectAttempt } from './reactors/effect-worker.ts';
export { listEffectKinds } from './reactors/reactor-parts.ts';
export { loadReactorPositions } from './reactors/reactor-positions.ts';
export { type RunningReactors, type StartReactors, startReactors } from './reactors/start-reactors.ts';
export {
  countDeadEffects,
  type DeadEffect,
  LATE_SECONDS,
  type LateEffects,
  listDeadEffects,
  listLateEffects,
  retryDeadEffect,
} from './reactors/stuck-effects.ts';
export { OpenReports } from './reports/report-desk.ts';
export { SaveSearch } from './saved-searches/save-search/save-search.ts';
export { SearchNames } from './saved-searches/search-names.ts';
export { SearchNews } from './saved-searches/search-news.ts';
export {
  BUDGETED,
  BUDGETS,
  SECURITY_KINDS,
  type SecurityEvent,
  type SecurityKind,
} from './security/security-event.ts';
export { SecurityLog } from './security/security-log.ts';
export type { SecurityLine, SecuritySink } from './security/security-sink.ts';
export type { ServicesDeps } from './services-deps.ts';
export { REACTORS, ServicesModule } from './services-module.ts';
export { listFieldsWithContacts } from './text/refuse-contacts.ts';
export { Vault } from './vault/vault.ts';
