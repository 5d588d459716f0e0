import { CALLING_CODES } from '@naksha/events/kernel';
import type { PhonePurpose, PhoneReading } from '@naksha/events/phone';
import { type ChangeEvent, useRef } from 'react';
import { t } from '../messages/t.ts';
import type { ControlProps } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';
import { formatCallingCode } from './calling-code-names.ts';

export type TypedPhone = {
  country: string;
  national: string;
  /** While `country` comes from the number: the previous country, and the number as typed. */
  switched?: { from: string; national: string } | undefined;
};

// Loaded lazily, because the numbering plans are large, and by one promise, because a browser may finish a second
// import() before the first: typing must be processed before submitting.
let parser: Promise<typeof import('@naksha/events/phone')> | undefined;
const loadPhoneParser = () => {
  parser ??= import('@naksha/events/phone').catch((error: unknown) => {
    parser = undefined;
    throw error;
  });
  return parser;
};

type TypedPhoneReading = PhoneReading | { kind: 'rejected'; code: 'country_unclear'; read: string; other: string };

/** After a switch, a number without a country code is rejected if valid in both countries. */
export async function parseTypedPhone(
  { country, national, switched }: TypedPhone,
  purpose: PhonePurpose,
): Promise<TypedPhoneReading> {
  const { parsePhone } = await loadPhoneParser();
  const reading = parsePhone(national, country, purpose);
  if (!switched || national === switched.national) return reading;
  const before = parsePhone(national, switched.from, purpose);
  if (before.kind === 'rejected') return reading;
  if (reading.kind === 'rejected' || reading.value.e164 === before.value.e164) return before;
  const [read, other] = [reading.value, before.value].map((phone) => `${phone.callingCode} ${phone.national}`);
  return { kind: 'rejected', code: 'country_unclear', read: read!, other: other! };
}

export const describePhoneError = (rejected: Extract<TypedPhoneReading, { kind: 'rejected' }>): string =>
  rejected.code === 'country_unclear'
    ? t('phone.country_unclear', { read: rejected.read, other: rejected.other })
    : t(`phone.${rejected.code}`, { read: rejected.read });

export const INDIA = '+91';

type Props = {
  control: ControlProps;
  phone: TypedPhone;
  onChange: (phone: TypedPhone) => void;
};

/** Once valid, its country is selected; deleting the number undoes a switch of country. */
export function PhoneInput({ control, phone, onChange }: Props) {
  const latest = useRef(phone.national);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    // Rewriting while editing in the middle would move the caret.
    const isAtEnd = target.selectionStart === text.length;
    latest.current = text;
    const isNewNumber = text.replace(/\P{Nd}/gu, '').length <= 1;
    const typed: TypedPhone =
      phone.switched && isNewNumber ? { country: phone.switched.from, national: text } : { ...phone, national: text };
    onChange(typed);
    parseTypedPhone(typed, 'callable')
      .then((reading) => {
        if (reading.kind === 'rejected' || latest.current !== text) return;
        const { callingCode: country, national } = reading.value;
        const hasCountryCode = country !== typed.country || text.includes('+');
        const from = typed.switched?.from ?? typed.country;
        const switched = country === from ? undefined : hasCountryCode ? { from, national } : typed.switched;
        if (isAtEnd || country !== phone.country) onChange({ country, national, switched });
      })
      // Read again on submit.
      .catch(() => {});
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={t('phone.country')}
        className="w-32 max-w-full"
        value={phone.country}
        onChange={({ target }) => onChange({ country: target.value, national: phone.national })}
      >
        {[...new Set([INDIA, ...CALLING_CODES, phone.country])].map((country) => (
          <option key={country} value={country}>
            {formatCallingCode(country)}
          </option>
        ))}
      </Select>
      <Input
        {...control}
        className="min-w-0 flex-1 basis-36"
        type="tel"
        // Focused when a dialog opens, rather than the country.
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
