import { sendRequestOnce } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { toast } from '../../shared/ui/toast.ts';
import { type ProfileErrors, type ProfileForm, showsFirmField } from './profile-form.ts';
import { updateSignInState } from './user-state.ts';

/** Returns the errors that the person can correct, if they are the only problem. */
export async function saveProfile(form: ProfileForm, asked = {}): Promise<ProfileErrors | undefined> {
  const sent = showsFirmField(form) ? form : { ...form, firm_name: '' };
  try {
    await sendRequestOnce('PUT', '/auth/myprofile', { ...sent, ...asked });
    toast.success(t('signIn.profile.updated'));
  } catch (error) {
    const refused = await findCorrectableErrors(sent, error);
    if (refused) return refused;
    toast.error(t('signIn.failed'));
  }
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
}

async function findCorrectableErrors(sent: ProfileForm, error: unknown): Promise<ProfileErrors | undefined> {
  if (!(error instanceof ApiProblem) || error.status !== 422) return;
  const refused = await import('./refused-fields.ts').then(
    ({ describeRejectedProfile }) => describeRejectedProfile(sent, error.errors),
    () => ({}), // Without words for it, it is a failure like any other.
  );
  return Object.keys(refused).length > 0 ? refused : undefined;
}

const ASKED = { name_asked: true };

/** Not shown again even if saving failed. */
export async function saveFirstProfile(form: ProfileForm): Promise<ProfileErrors | undefined> {
  const refused = await saveProfile(form, ASKED);
  if (!refused) updateSignInState({ isUserExists: true });
  return refused;
}

/** Not awaited: at worst the form is shown at the next sign-in. */
export function skipProfileStep(): void {
  updateSignInState({ isUserExists: true });
  sendRequestOnce('PUT', '/auth/myprofile', ASKED).catch((error: unknown) =>
    console.warn('skipping the profile form was not recorded:', error),
  );
}
