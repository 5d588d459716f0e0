import { t } from '../messages/t.ts';
import { Button } from './button.tsx';

type Props<T> = {
  choices: readonly T[];
  label: (choice: T) => string;
  onChoose: (choice: T) => void;
};

export function AmountChoiceButtons<T>({ choices, label, onChoose }: Props<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 pt-1">
      <legend className="text-14">{t('post.amount.which')}</legend>
      {choices.map((choice) => (
        <Button key={label(choice)} className="text-14" onClick={() => onChoose(choice)}>
          {label(choice)}
        </Button>
      ))}
    </fieldset>
  );
}
