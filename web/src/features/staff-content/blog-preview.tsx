import type { Locale } from '@naksha/events/contracts';
import { removeUnsafeMarkdown } from '@naksha/events/markdown';
import { Suspense } from 'react';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import type { BlogDraft } from './editorial-draft.ts';

const ArticleText = lazyChunk(() => import('../blogs/article-text.tsx'));

export const BlogPreview = ({
  draft: { title, text, language },
}: {
  draft: Pick<BlogDraft, 'title' | 'text' | 'language'>;
}) => (
  <section aria-label={t('staffContent.blog.preview')} className="flex flex-col gap-4 rounded-card bg-ground p-4">
    <h3 className="font-semibold text-14 text-muted">{t('staffContent.blog.preview')}</h3>
    <p lang={language} className="break-words font-bold text-24">
      {title}
    </p>
    {removeUnsafeMarkdown(text) !== text && <p className="text-14">{t('staffContent.blog.cut')}</p>}
    <Suspense fallback={<ListSkeleton rows={1} />}>
      <ArticleText text={text} language={language as Locale} />
    </Suspense>
  </section>
);
