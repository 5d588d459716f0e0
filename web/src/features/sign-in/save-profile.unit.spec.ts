import { hi } from '@naksha/events/messages/hi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCatalogue } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { ProfileForm } from './profile-form.ts';
import { saveFirstProfile, saveProfile, skipProfileStep } from './save-profile.ts';
import { readSignInState, updateSignInState } from './user-state.ts';

const form: ProfileForm = { first_name: 'Vikram 98140 12345', last_name: '', subtype: '1', firm_name: '' };
const answer = (status: number, errors?: { field: string; reason: string }[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ code: 'invalid', status, title: 'invalid', errors }, { status }));
const phone = { field: 'first_name', reason: 'must not contain a phone number' };

describe('saving the name of a new user', () => {
  let failed: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    failed = vi.spyOn(toast, 'error').mockReturnValue(1);
  });
  afterEach(() => {
    setCatalogue({}, 'en-IN');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('returns rejections in the page’s language, and shows no other error', async () => {
    answer(422, [phone]);
    expect(await saveProfile(form)).toEqual({ first_name: 'Remove the phone number.' });
    setCatalogue(hi, 'hi-IN');
    expect(await saveProfile(form)).toEqual({ first_name: hi['post.contact.phone'] });
    expect(failed).not.toHaveBeenCalled();
  });

  it('names every rejected text, including a missing company', async () => {
    answer(422, [
      { field: 'last_name', reason: 'must not contain an email address' },
      { field: 'firm_name', reason: 'Please enter firm name.' },
    ]);
    expect(await saveProfile({ ...form, last_name: 'a.gill@example.com', subtype: '2' })).toEqual({
      last_name: 'Remove the email address.',
      firm_name: 'Please enter firm name.',
    });
  });

  it('an error that the user cannot fix is a notice', async () => {
    answer(500);
    expect(await saveProfile(form)).toBeUndefined();
    answer(422, [{ field: 'subtype', reason: 'must be one of 1, 2' }]);
    expect(await saveProfile(form)).toBeUndefined();
    expect(failed.mock.calls).toEqual([
      ['Some error occurred! please try again'],
      ['Some error occurred! please try again'],
    ]);
  });

  it('A-09 A-10 saved, failed or skipped, the user is known from then on, except if a field must be corrected', async () => {
    const asked: unknown[] = [];
    const record = (status: number, errors?: object[]) => {
      updateSignInState({ isUserExists: false });
      vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
        asked.push(JSON.parse(body));
        return Response.json({ code: 'invalid', status, title: 'invalid', errors }, { status });
      });
    };
    for (const status of [200, 500]) {
      record(status);
      expect(await saveFirstProfile(form)).toBeUndefined();
      expect(readSignInState().isUserExists).toBe(true);
    }
    record(422, [phone]);
    await saveFirstProfile(form);
    expect(readSignInState().isUserExists).toBe(false);
    record(200);
    skipProfileStep();
    expect(readSignInState().isUserExists).toBe(true);
    expect(asked).toEqual([...Array(3).fill({ ...form, name_asked: true }), { name_asked: true }]);
  });
});
