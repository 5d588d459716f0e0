import type { FactorAdded, TotpOffer } from '@naksha/events/wire/second-factor';
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { confirmTotp } from './second-factor-calls.ts';
import { useStaffCall } from './use-staff-call.ts';

/** The quiet zone that QR readers need. */
const MARGIN = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: MARGIN });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-52">
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

type Props = { offer: TotpOffer; onAdded: (added: FactorAdded) => void; onCancel: () => void };

/** Groups of four characters, easier to read and type. */
const FOURS = /.{4}(?!$)/g;

/** The secret is not stored in the browser. */
export default function TotpSetup({ offer, onAdded, onCancel }: Props) {
  const [code, setCode] = useState('');
  const { busy, error, run } = useStaffCall(() => {
    setCode('');
    return false;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => confirmTotp(code.trim()), onAdded);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>{t('secondFactor.app.scan')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={offer.uri} label={t('secondFactor.app.qr')} />
        <p className="min-w-0 text-14">
          <span className="block font-semibold">{t('secondFactor.app.key')}</span>
          <code data-testid="totp-key">{offer.secret.replace(FOURS, '$& ')}</code>
        </p>
      </div>
      <Field label={t('secondFactor.app.code')} error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" look="primary" busy={busy} disabled={code.trim() === ''}>
          {t('secondFactor.app.confirm')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
