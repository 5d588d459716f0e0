import type { Feature } from '../feature/feature.ts';
import { Accounts, ErasePerson } from './accounts/accounts.ts';
import { OpenAccountHandler, OpenDemoAccountHandler } from './accounts/open-account.ts';
import { RekeyAccounts } from './accounts/rekey-accounts.ts';
import { AppointStaffHandler } from './appoint-staff/appoint-staff.ts';
import { StaffMembers } from './appoint-staff/staff-members.ts';
import { BlockAccountHandler } from './block-account/block-account.ts';
import { Blocks } from './block-account/blocks.ts';
import { StaffAccountsController } from './block-account/staff-accounts.controller.ts';
import { StaffAccounts } from './block-account/staff-accounts.ts';
import { UnblockStaffHandler } from './block-account/unblock-staff.ts';
import { RecentProof } from './fresh-proof.ts';
import { HELD_OF_IDENTITY } from './held-of-identity.ts';
import { KeyedHashes } from './keyed-hashes.ts';
import { PendingProfiles } from './profile/pending-profiles.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { Profiles } from './profile/profiles.ts';
import { Challenges } from './second-factor/challenges.ts';
import { EnrolStaffHandler } from './second-factor/enrol-staff.ts';
import { Enrolments } from './second-factor/enrolments.ts';
import { FactorTransactions } from './second-factor/factor-changes.ts';
import { FactorGuesses } from './second-factor/factor-guesses.ts';
import { Passkeys } from './second-factor/passkeys.ts';
import { ProveFactor } from './second-factor/prove-factor.ts';
import { RecoveryCodes, RekeyRecoveryCodes } from './second-factor/recovery-codes.ts';
import { RekeyTotp } from './second-factor/rekey-totp.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { EraseSecondFactor, SecondFactors } from './second-factor/second-factors.ts';
import { TotpFactor } from './second-factor/totp-factor.ts';
import { SessionsController } from './sessions.controller.ts';
import { RekeySessions, Sessions } from './sessions.ts';
import { BrowserCookies } from './sign-in/browser/browser-cookies.ts';
import { BudgetCounters } from './sign-in/budgets/budget-counters.ts';
import { GuessBudgets } from './sign-in/budgets/guess-budgets.ts';
import { PrefixPauses } from './sign-in/budgets/prefix-pauses.ts';
import { TextBudgets } from './sign-in/budgets/text-budgets.ts';
import { CodeTexts } from './sign-in/code-texts.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignIn } from './sign-in/sign-in.ts';
import { SignInStates } from './sign-in/sign-in-states.ts';
import { UnlockNumberHandler } from './sign-in/unlock-number.ts';
import { WorkProofs } from './sign-in/work/work-proofs.ts';
import { TrustSellerHandler } from './trust-seller/trust-seller.ts';

export const identityFeature: Feature = {
  controllers: [
    SignInController,
    ProfileController,
    SessionsController,
    SecondFactorController,
    StaffAccountsController,
  ],
  providers: [
    KeyedHashes,
    Accounts,
    Profiles,
    SignIn,
    CodeTexts,
    TextBudgets,
    GuessBudgets,
    BrowserCookies,
    OpenAccountHandler,
    OpenDemoAccountHandler,
    UnlockNumberHandler,
    SecondFactors,
    ProveFactor,
    FactorTransactions,
    Passkeys,
    Challenges,
    TotpFactor,
    RecoveryCodes,
    FactorGuesses,
    EnrolStaffHandler,
    StaffMembers,
    AppointStaffHandler,
    StaffAccounts,
    BlockAccountHandler,
    UnblockStaffHandler,
    Blocks,
    TrustSellerHandler,
    RecentProof,
  ],
  holding: HELD_OF_IDENTITY,
  erasing: [EraseSecondFactor, ErasePerson],
  rekeying: [RekeyAccounts, RekeySessions, RekeyTotp, RekeyRecoveryCodes],
  retention: [Sessions, Enrolments, PendingProfiles, SignInStates, BudgetCounters, PrefixPauses, WorkProofs],
};
