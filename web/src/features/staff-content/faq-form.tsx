import type { ContentItem } from '@naksha/events/wire/content';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toFaqDefinition, toFaqDraft, toSlug } from './editorial-draft.ts';
import { InLanguages, Line, Refused } from './item-fields.tsx';
import { useSaveItem } from './use-save-item.ts';

type Props = { item?: ContentItem; onSaved: (id: string) => Promise<void> | void };

/** One question and its answer, in each language that staff write it in. */
export function FaqForm({ item, onSaved }: Props) {
  const [draft, setDraft] = useState(() => toFaqDraft(item?.definition));
  const { save, busy, error } = useSaveItem('faq', onSaved);
  const id = item?.id ?? toSlug(draft.question.en);
  const change = (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed }));
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (id !== undefined) save(id, toFaqDefinition(draft));
      }}
    >
      <InLanguages
        label={t('staffContent.faq.question')}
        max={200}
        rows={2}
        value={draft.question}
        onChange={(question) => change({ question })}
      />
      <InLanguages
        label={t('staffContent.faq.answer')}
        max={2_000}
        rows={6}
        value={draft.answer}
        onChange={(answer) => change({ answer })}
      />
      <Line label={t('staffContent.order')} value={draft.order} onChange={(order) => change({ order })} />
      <p className="break-all text-14 text-muted">{t('staffContent.id', { id: id ?? '–' })}</p>
      {error !== undefined && <Refused error={error} />}
      <Button type="submit" look="dark" className="self-start" busy={busy} disabled={id === undefined}>
        {t(item?.state === 'retired' ? 'staffContent.bringBack' : 'staffContent.save')}
      </Button>
    </form>
  );
}
