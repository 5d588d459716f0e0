import type { Feature } from '../feature/feature.ts';
import { Accounts } from './accounts/accounts.ts';
import { OpenAccountHandler, OpenDemoAccountHandler } from './accounts/open-account.ts';
import { RekeyAccounts } from './accounts/rekey-accounts.ts';
import { KeyedHashes } from './keyed-hashes.ts';
import { PendingProfiles } from './profile/pending-profiles.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { Profiles } from './profile/profiles.ts';
import { RekeySessions } from './rekey-sessions.ts';
import { SessionsController } from './sessions.controller.ts';
import { Sessions } from './sessions.ts';
import { AddressLimit } from './sign-in/address-limit.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignIn } from './sign-in/sign-in.ts';
import { SignInStates } from './sign-in/sign-in-states.ts';

export const identityFeature: Feature = {
  controllers: [SignInController, ProfileController, SessionsController],
  providers: [KeyedHashes, Accounts, Profiles, SignIn, OpenAccountHandler, OpenDemoAccountHandler],
  rekeying: [RekeyAccounts, RekeySessions],
  retention: [Sessions, PendingProfiles, SignInStates, AddressLimit],
};
