import { ACCOUNT_SUBTYPES, MAX_FIRM_NAME, MAX_NAME } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { Field, FieldGroup } from '../../shared/ui/field.tsx';
import { focusWhenShown } from '../../shared/ui/focus-when-shown.ts';
import { Input } from '../../shared/ui/input.tsx';
import { type ProfileErrors, type ProfileForm, showsFirmField } from './profile-form.ts';

type Props = {
  form: ProfileForm;
  errors: ProfileErrors;
  onChange: (change: Partial<ProfileForm>) => void;
  /** Set inside a page, so that it does not take the focus. */
  quiet?: boolean;
};

export function ProfileFields({ form, errors, onChange, quiet }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('signIn.profile.firstName')} error={errors.first_name}>
          {(control) => (
            <Input
              {...control}
              ref={quiet ? undefined : focusWhenShown}
              autoComplete="given-name"
              maxLength={MAX_NAME}
              value={form.first_name}
              onChange={(event) => onChange({ first_name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('signIn.profile.lastName')} optional={t('signIn.optional')} error={errors.last_name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="family-name"
              maxLength={MAX_NAME}
              value={form.last_name}
              onChange={(event) => onChange({ last_name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <FieldGroup label={t('signIn.profile.subtype')}>
        <RadioChoice
          name="subtype"
          options={ACCOUNT_SUBTYPES.map((value) => ({ value, label: t(`signIn.subtype.${value}`) }))}
          value={form.subtype}
          onChange={(subtype) => onChange({ subtype })}
        />
      </FieldGroup>
      {showsFirmField(form) && (
        <Field label={t('signIn.profile.firm')} error={errors.firm_name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="organization"
              maxLength={MAX_FIRM_NAME}
              value={form.firm_name}
              onChange={(event) => onChange({ firm_name: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
