import { Accounts } from './accounts/accounts.ts';
import { OpenAccountHandler, OpenDemoAccountHandler } from './accounts/open-account.ts';
import { KeyedHashes } from './keyed-hashes.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { Profiles } from './profile/profiles.ts';
import { SessionsController } from './sessions.controller.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignIn } from './sign-in/sign-in.ts';

export const identityControllers = [SignInController, ProfileController, SessionsController];
export const identityProviders = [KeyedHashes, Accounts, Profiles, SignIn, OpenAccountHandler, OpenDemoAccountHandler];
