import type { Feature } from '../feature/feature.ts';
import { Accounts } from './accounts/accounts.ts';
import { ErasePerson } from './accounts/erase-person.ts';
import { OpenAccountHandler, OpenDemoAccountHandler } from './accounts/open-account.ts';
import { RekeyAccounts } from './accounts/rekey-accounts.ts';
import { KeyedHashes } from './keyed-hashes.ts';
import { PendingProfiles } from './profile/pending-profiles.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { Profiles } from './profile/profiles.ts';
import { RekeySessions } from './rekey-sessions.ts';
import { SessionsController } from './sessions.controller.ts';
import { Sessions } from './sessions.ts';
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

export const identityFeature: Feature = {
  controllers: [SignInController, ProfileController, SessionsController],
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
  ],
  erasing: [ErasePerson],
  rekeying: [RekeyAccounts, RekeySessions],
  retention: [Sessions, PendingProfiles, SignInStates, BudgetCounters, PrefixPauses, WorkProofs],
};
