import { CALLING_CODES } from '@naksha/events/kernel';
import type { PhonePurpose, PhoneReading } from '@naksha/events/phone';
import { type ChangeEvent, useRef } from 'react';
import { t } from '../messages/t.ts';
import type { ControlProps } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';

/** A number as typed, and the country chosen beside it: its calling code, with the plus. */
export type TypedPhone = { country: string; national: string };

/** The numbering plans of all countries are large: they are loaded when a number is typed. */
export async function readTypedPhone({ country, national }: TypedPhone, purpose: PhonePurpose): Promise<PhoneReading> {
  const { readPhone } = await import('@naksha/events/phone');
  return readPhone(national, country, purpose);
}

/** Why a number was rejected, with what was read. */
export const phoneError = ({ code, read }: Extract<PhoneReading, { kind: 'rejected' }>): string =>
  t(`phone.${code}`, { read });

/** Where most people are who come here. */
export const INDIA = '+91';

type Props = {
  control: ControlProps;
  phone: TypedPhone;
  onChange: (phone: TypedPhone) => void;
};

/**
 * A number with its country. What is typed stays as it is until it is one valid number: then its country is chosen and the number
 * is written in groups.
 */
export function PhoneInput({ control, phone, onChange }: Props) {
  const latest = useRef(phone.national);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    // To rewrite a number while it is changed in its middle would move the caret.
    const isAtEnd = target.selectionStart === text.length;
    latest.current = text;
    const typed = { country: phone.country, national: text };
    onChange(typed);
    readTypedPhone(typed, 'callable')
      .then((reading) => {
        if (reading.kind === 'rejected' || latest.current !== text) return;
        const { callingCode: country, national } = reading.value;
        if (isAtEnd || country !== phone.country) onChange({ country, national });
      })
      // It is read again when it is sent.
      .catch(() => {});
  };
  return (
    <div className="flex gap-2">
      <Select
        aria-label={t('phone.country')}
        className="w-28 shrink-0"
        value={phone.country}
        onChange={({ target }) => onChange({ ...phone, country: target.value })}
      >
        {[...new Set([INDIA, ...CALLING_CODES, phone.country])].map((country) => (
          <option key={country}>{country}</option>
        ))}
      </Select>
      <Input
        {...control}
        type="tel"
        // Not the country before it: a dialog opens with the number in focus.
        data-first-field
        name="mobile_phone"
        autoComplete="tel"
        inputMode="tel"
        value={phone.national}
        onChange={type}
      />
    </div>
  );
}
