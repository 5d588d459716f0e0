import type { ContentItem } from '@naksha/events/wire/content';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { suggestSlug, toFaqDefinition, toFaqDraft } from './editorial-draft.ts';
import { LabelledTextField, TranslatedTextFields } from './item-fields.tsx';
import { SaveSection } from './save-part.tsx';
import { RestoredDraftNotice } from './unsaved-text.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = { item?: ContentItem; onSaved: (id: string) => Promise<void> | void };

export function FaqForm({ item, onSaved }: Props) {
  const form = useContentForm('faq', {
    ...{ item, onSaved },
    start: () => toFaqDraft(item?.definition),
    toId: ({ question }) => suggestSlug(question.en),
  });
  const { draft, change, id, busy, found } = form;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.save(toFaqDefinition(draft));
      }}
    >
      {found && <RestoredDraftNotice found={found} onThrowAway={form.throwAway} />}
      <TranslatedTextFields
        label={t('staffContent.faq.question')}
        max={200}
        rows={2}
        value={draft.question}
        onChange={(question) => change({ question })}
      />
      <TranslatedTextFields
        label={t('staffContent.faq.answer')}
        max={2_000}
        rows={6}
        value={draft.answer}
        onChange={(answer) => change({ answer })}
      />
      <LabelledTextField label={t('staffContent.order')} value={draft.order} onChange={(order) => change({ order })} />
      <SaveSection kind="faq" form={form}>
        <Button type="submit" look="dark" busy={busy} disabled={id === undefined}>
          {t(item?.state === 'retired' ? 'staffContent.bringBack' : 'staffContent.save')}
        </Button>
      </SaveSection>
    </form>
  );
}
