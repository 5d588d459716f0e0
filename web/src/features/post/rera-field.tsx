import { classifyReraNumber, RERA_REGULATORS } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { FieldAnchor } from './section.tsx';
import type { AttributeFieldProps } from './section-props.ts';

const EXAMPLES = RERA_REGULATORS.map(({ example }) => example).join(', ');

/** An unknown format gives a hint and does not block. */
export default function ReraField({ value, onChange, error }: AttributeFieldProps) {
  const number = String(value ?? '');
  return (
    <FieldAnchor field="rera_number">
      <Field
        label={t('attribute.reraNumber')}
        optional={t('post.optional')}
        hint={t('post.rera.hint', { example: EXAMPLES })}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            className="sm:max-w-md"
            value={number}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="flex gap-2 text-14 empty:hidden">
        {number.trim() !== '' && <Warning number={number} />}
      </p>
    </FieldAnchor>
  );
}

function Warning({ number }: { number: string }) {
  const judged = classifyReraNumber(number);
  if (judged === 'known') return null;
  return (
    <>
      <Icon name="info" />
      {judged === 'unknown'
        ? t('post.rera.unknown', { example: EXAMPLES })
        : t(`post.rera.wrong.${judged.wrongFor.id}`, { example: judged.wrongFor.example })}
    </>
  );
}
