import {
  checkEnquiry,
  ENQUIRY_FIELDS,
  type EnquiryFault,
  type EnquiryField,
  type EnquiryFields,
  MAX_ENQUIRY,
} from '@naksha/events/kernel';
import { type ComponentProps, useRef, useState } from 'react';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input, TextArea } from '../../shared/ui/input.tsx';
import { keptDrafts } from '../../shared/ui/kept-drafts.ts';
import { wordsFor } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { maskPhone } from './phone-mask.ts';
import { sendEnquiry } from './send-enquiry.ts';

const EMPTY: EnquiryFields = { name: '', email: '', mobile_phone: '', subject: '', message: '' };
const TYPES: Partial<Record<EnquiryField, ComponentProps<'input'>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobile_phone: {
    type: 'tel',
    autoComplete: 'tel-national',
    inputMode: 'numeric',
    maxLength: 15,
    placeholder: '##### #####',
  },
};

type Props = {
  /** What is asked for. */
  wanted?: readonly EnquiryField[];
  /** What the form is called, where it is not the page's own. */
  label?: string;
  send?: (fields: EnquiryFields, website: string) => Promise<void>;
  /** It was sent, and the fields are empty. */
  onSent?: () => void;
};

const toTop = () => scrollTo({ top: 0 });

/**
 * Asks the office something. It says thank you at once, as the specification has it; what could not be sent after all comes back
 * into the fields, unless something else was begun meanwhile.
 */
export function ContactForm({
  wanted = ENQUIRY_FIELDS,
  label = t('contact.title'),
  send: sendFields = sendEnquiry,
  onSent = toTop,
}: Props) {
  // What could not be sent after its form was left is there when somebody comes back.
  const key = `contact.${label}`;
  const [fields, setFields] = useState(() => (keptDrafts.get(key) as EnquiryFields | undefined) ?? EMPTY);
  const [faults, setFaults] = useState<ReadonlyMap<EnquiryField, EnquiryFault>>(new Map());
  const [website, setWebsite] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const change = (field: EnquiryField, text: string) => {
    setFields((before) => ({ ...before, [field]: field === 'mobile_phone' ? maskPhone(text) : text }));
    setFaults((before) => new Map([...before].filter(([one]) => one !== field)));
  };
  const send = () => {
    const found = checkEnquiry(fields, wanted);
    setFaults(found);
    const [first] = found.keys();
    if (first) {
      const control = form.current?.elements.namedItem(first) as HTMLElement | null;
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      return;
    }
    const fail = (error: unknown) => toast.error(`${t('contact.failed')} ${wordsFor(error)}`, { stays: true });
    // Nobody is thanked for what cannot go.
    if (navigator.onLine === false) return void fail(new ApiProblem(0, 'network', ''));
    toast.success(t('contact.thanks', { name: fields.name.trim() }));
    keptDrafts.delete(key);
    setFields(EMPTY);
    onSent();
    sendFields(fields, website).catch((error: unknown) => {
      fail(error);
      keptDrafts.set(key, fields);
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
        send();
      }}
    >
      {wanted.map((field) => {
        const fault = faults.get(field);
        return (
          <Field
            key={field}
            label={t(`contact.${field}`)}
            error={fault && faultWords(field, fault)}
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
              ) : (
                <span className="flex items-center gap-2">
                  {field === 'mobile_phone' && <span className="shrink-0 text-muted">+91</span>}
                  <Input
                    maxLength={MAX_ENQUIRY[field]}
                    {...TYPES[field]}
                    {...control}
                    name={field}
                    value={fields[field]}
                    onChange={({ target }) => change(field, target.value)}
                  />
                </span>
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

function faultWords(field: EnquiryField, fault: EnquiryFault): string {
  if (fault === 'too_long') return t('contact.tooLong', { n: MAX_ENQUIRY[field] });
  if (fault === 'invalid') return t(field === 'email' ? 'contact.invalid.email' : 'contact.invalid.mobile_phone');
  return t(`contact.required.${field}`);
}
