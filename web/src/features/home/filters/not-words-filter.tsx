import { LISTING_FILTERS, type MapFilter } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import type { FilterChange } from './filter-rules.ts';

const { parse } = LISTING_FILTERS.find(({ name }) => name === 'notWords')!;

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

/** Applied on blur or Enter. */
export function NotWordsFilter({ filter, onChange }: Props) {
  const chosen = (filter.notWords ?? []).join(', ');
  /** `over`: the applied words when typing began. */
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const text = typed?.over === chosen ? typed.text : chosen;
  const [isWrong, setWrong] = useState(false);
  const commit = () => {
    if (text === chosen) return setWrong(false);
    const parsed = text.trim() === '' ? { value: undefined } : parse(text);
    setWrong('reason' in parsed);
    if ('reason' in parsed) return;
    setTyped(undefined);
    onChange({ choose: 'parameter', name: 'notWords', value: parsed.value });
  };
  return (
    <Field
      label={t('filter.notWords')}
      hint={t('filter.notWords.hint')}
      error={isWrong ? t('filter.notWords.wrong', { text }) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, over: chosen })}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </Field>
  );
}
