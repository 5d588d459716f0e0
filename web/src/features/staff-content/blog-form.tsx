import type { Locale } from '@naksha/events/contracts';
import { BLOG_COVERS, toIndianIsoDay } from '@naksha/events/kernel';
import { tryRemoveUnsafeMarkdown } from '@naksha/events/markdown';
import type { ContentItem } from '@naksha/events/wire/content';
import { Suspense } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { type BlogDraft, suggestSlug, toBlogDefinition, toBlogDraft } from './editorial-draft.ts';
import { LabelledSelect, LabelledTextField } from './item-fields.tsx';
import { SaveSection } from './save-part.tsx';
import { RestoredDraftNotice } from './unsaved-text.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = { item?: ContentItem; onSaved: (id: string) => Promise<void> | void };

const LANGUAGES = ['en', 'hi', 'pa'] as const;

const stateWords = (item: ContentItem | undefined) => {
  if (item?.state === 'retired') return 'staffContent.blog.isRetired';
  return item?.definition.state === 'published' ? 'staffContent.blog.public' : 'staffContent.blog.draft';
};

export function BlogForm({ item, onSaved }: Props) {
  const form = useContentForm('blog', {
    ...{ item, onSaved },
    start: () => toBlogDraft(item?.definition, toIndianIsoDay(new Date())),
    toId: ({ title }) => suggestSlug(title),
  });
  const { draft, id, busy, found } = form;
  const isPublic = item?.state === 'defined' && item.definition.state === 'published';
  const send = (state: 'draft' | 'published') => form.save(toBlogDefinition(draft, state));
  const line = (field: keyof BlogDraft) => ({
    value: draft[field],
    onChange: (value: string) => form.change({ [field]: value }),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(isPublic ? 'published' : 'draft');
      }}
    >
      {found && <RestoredDraftNotice found={found} onThrowAway={form.throwAway} />}
      <p className="font-semibold text-14">{t(stateWords(item))}</p>
      <LabelledTextField label={t('staffContent.linkTitle')} max={120} {...line('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <LabelledTextField label={t('staffContent.blog.author')} max={60} {...line('author')} />
        <LabelledTextField label={t('staffContent.blog.category')} max={40} {...line('category')} />
        <LabelledTextField label={t('staffContent.blog.postedOn')} type="date" {...line('postedOn')} />
        <LabelledSelect
          label={t('staffContent.blog.language')}
          options={LANGUAGES.map((one) => ({ id: one, name: t(`staffContent.language.${one}`) }))}
          {...line('language')}
        />
        <LabelledSelect
          label={t('staffContent.blog.cover')}
          options={BLOG_COVERS.map((cover) => ({ id: cover, name: t(`staffContent.cover.${cover}`) }))}
          {...line('cover')}
        />
      </div>
      <LabelledTextField label={t('staffContent.blog.excerpt')} max={300} rows={3} {...line('excerpt')} />
      <LabelledTextField
        label={t('staffContent.blog.text')}
        hint={t('staffContent.blog.textHint')}
        max={60_000}
        rows={18}
        {...line('text')}
      />
      <BlogPreview draft={draft} />
      <SaveSection kind="blog" form={form}>
        <Button look="dark" busy={busy} disabled={id === undefined} onClick={() => send('published')}>
          {t(isPublic ? 'staffContent.blog.publishChanges' : 'staffContent.blog.publish')}
        </Button>
        <Button busy={busy} disabled={id === undefined} onClick={() => send('draft')}>
          {t(isPublic ? 'staffContent.blog.takeBack' : 'staffContent.blog.saveDraft')}
        </Button>
      </SaveSection>
    </form>
  );
}

const ArticleText = lazyWithTimeout(() => import('../blogs/article-text.tsx'));

const BlogPreview = ({
  draft: { title, text, language },
}: {
  draft: Pick<BlogDraft, 'title' | 'text' | 'language'>;
}) => (
  <section aria-label={t('staffContent.blog.preview')} className="flex flex-col gap-4 rounded-card bg-ground p-4">
    <h3 className="font-semibold text-14 text-muted">{t('staffContent.blog.preview')}</h3>
    <p lang={language} className="break-words font-bold text-24">
      {title}
    </p>
    {tryRemoveUnsafeMarkdown(text) !== text && <p className="text-14">{t('staffContent.blog.cut')}</p>}
    <Suspense fallback={<ListSkeleton rows={1} />}>
      <ArticleText text={text} language={language as Locale} />
    </Suspense>
  </section>
);
