import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'children'> & { value: string; onType: (text: string) => void };

export const DecimalField = ({ value, onType, ...field }: Props) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
