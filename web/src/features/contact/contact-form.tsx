import {
  ENQUIRY_FIELDS,
  type EnquiryFault,
  type EnquiryField,
  type EnquiryFields,
  findEnquiryFaultsExceptPhone,
  MAX_ENQUIRY,
} from '@naksha/events/kernel';
import { type ComponentProps, useRef, useState } from 'react';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import {
  describePhoneError,
  INDIA,
  PhoneInput,
  parseTypedPhone,
  type TypedPhone,
} from '../../shared/phone/phone-input.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input, TextArea } from '../../shared/ui/input.tsx';
import { keptDrafts } from '../../shared/ui/kept-drafts.ts';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { sendEnquiry } from './send-enquiry.ts';

const EMPTY: EnquiryFields = { name: '', email: '', mobile_phone: '', subject: '', message: '' };
const TYPES: Partial<Record<EnquiryField, ComponentProps<'input'>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
};

type Props = {
  wanted?: readonly EnquiryField[];
  label?: string;
  send?: (fields: EnquiryFields, website: string) => Promise<void>;
  onSent?: () => void;
};

const scrollToTop = () => scrollTo({ top: 0 });

/** Thanks at once, as specified; on failure, the text is restored unless another was started. */
export function ContactForm({
  wanted = ENQUIRY_FIELDS,
  label = t('contact.title'),
  send: sendFields = sendEnquiry,
  onSent = scrollToTop,
}: Props) {
  // A failed message is kept for the next visit.
  const key = `contact.${label}`;
  const [fields, setFields] = useState(() => (keptDrafts.get(key) as EnquiryFields | undefined) ?? EMPTY);
  const [{ country, switched }, setCountry] = useState<Omit<TypedPhone, 'national'>>({ country: INDIA });
  const [errors, setErrors] = useState<ReadonlyMap<EnquiryField, string>>(new Map());
  const [website, setWebsite] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const change = (field: EnquiryField, text: string) => {
    setFields((before) => ({ ...before, [field]: text }));
    setErrors((before) => new Map([...before].filter(([one]) => one !== field)));
  };
  const send = async () => {
    const found = new Map(
      [...findEnquiryFaultsExceptPhone(fields, wanted)].map(([field, fault]) => [field, errorText(field, fault)]),
    );
    const phone = await parseTypedPhone({ country, switched, national: fields.mobile_phone }, 'callable');
    if (phone.kind === 'rejected' && !found.has('mobile_phone')) found.set('mobile_phone', describePhoneError(phone));
    setErrors(found);
    const first = wanted.find((field) => found.has(field));
    if (first) {
      const control = form.current?.elements.namedItem(first) as HTMLElement | null;
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      return;
    }
    if (phone.kind === 'rejected') return;
    const fail = (error: unknown) => toast.error(`${t('contact.failed')} ${describeProblem(error)}`, { stays: true });
    if (navigator.onLine === false) return void fail(new ApiProblem(0, 'network', ''));
    toast.success(t('contact.thanks', { name: fields.name.trim() }));
    keptDrafts.delete(key);
    setFields(EMPTY);
    onSent();
    sendFields({ ...fields, mobile_phone: phone.value.e164 }, website).catch((error: unknown) => {
      fail(error);
      keptDrafts.set(key, country === INDIA ? fields : { ...fields, mobile_phone: phone.value.e164 });
      setFields((now) => (Object.values(now).every((text) => text === '') ? fields : now));
    });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        // Prevents a second enquiry while the number is read.
        if (isSending.current) return;
        isSending.current = true;
        send()
          .catch(() => toast.error(describeProblem(new ApiProblem(0, 'network', ''))))
          .finally(() => {
            isSending.current = false;
          });
      }}
    >
      {wanted.map((field) => {
        return (
          <Field
            key={field}
            label={t(`contact.${field}`)}
            error={errors.get(field)}
            className={field === 'message' ? 'sm:col-span-2' : ''}
          >
            {(control) =>
              field === 'message' ? (
                <TextArea
                  {...control}
                  name={field}
                  rows={5}
                  maxLength={MAX_ENQUIRY.message}
                  value={fields.message}
                  onChange={({ target }) => change('message', target.value)}
                />
              ) : field === 'mobile_phone' ? (
                <PhoneInput
                  control={control}
                  phone={{ country, switched, national: fields.mobile_phone }}
                  onChange={({ national, ...country }) => {
                    setCountry(country);
                    change('mobile_phone', national);
                  }}
                />
              ) : (
                <Input
                  maxLength={MAX_ENQUIRY[field]}
                  {...TYPES[field]}
                  {...control}
                  name={field}
                  value={fields[field]}
                  onChange={({ target }) => change(field, target.value)}
                />
              )
            }
          </Field>
        );
      })}
      {/* Nobody sees it or comes to it by keyboard; programs fill in whatever is there. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
        />
      </div>
      <Button type="submit" look="dark" className="justify-self-start max-sm:w-full">
        {t('contact.send')}
      </Button>
      <p className="text-12 text-muted sm:col-span-2">{t('contact.kept')}</p>
    </form>
  );
}

function errorText(field: EnquiryField, fault: EnquiryFault): string {
  if (fault === 'too_long') return t('contact.tooLong', { n: MAX_ENQUIRY[field] });
  if (fault === 'invalid') return t('contact.invalid.email');
  return t(`contact.required.${field}`);
}
