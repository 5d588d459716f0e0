import type { StaffNote } from '@naksha/events/wire/staff-leads';
import { useState } from 'react';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/input.tsx';

type Props = { notes: readonly StaffNote[]; busy: boolean; max: number; onNote: (text: string) => Promise<unknown> };

export function StaffNotes({ notes, busy, max, onNote }: Props) {
  const [text, setText] = useState('');
  const add = async () => {
    await onNote(text);
    setText('');
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {notes.length > 0 && (
        <ol className="flex flex-col gap-2">
          {notes.map(({ text: words, at, by }) => (
            <li key={`${at}${words}`} className="whitespace-pre-line break-words border-line border-l-2 pl-3 text-14">
              {words ?? t('staffNotes.gone')}
              <span className="block text-12 text-muted">{[by, formatDateTime(at)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
      <Field label={t('staffNotes.label')} hint={t('staffNotes.hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={text.trim() === ''} className="self-start">
        {t('staffNotes.add')}
      </Button>
    </form>
  );
}
