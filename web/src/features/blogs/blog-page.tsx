import { composeBlogHead } from '@naksha/events/contracts';
import type { Blog } from '@naksha/events/wire/blogs';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useParams } from 'wouter';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { currentLocale } from '../../shared/messages/locale.ts';
import { t } from '../../shared/messages/t.ts';
import { createHeadContext, replacePageHead } from '../../shared/page-head.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { BlogDate } from './blog-day.tsx';
import { BlogsFailure } from './blogs-failure.tsx';
import { blogQuery } from './blogs-query.ts';

const ArticleText = lazyWithTimeout(() => import('./article-text.tsx'));

export default function BlogPage() {
  const { slug } = useParams<{ slug: string }>();
  const { data, error, refetch } = useQuery(blogQuery(slug));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-12">
      {data ? (
        <Article blog={data} />
      ) : error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState icon="edit" title={t('blogs.absent')}>
          <ButtonLink href="/blogs" look="dark">
            {t('blogs.more')}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <BlogsFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </div>
  );
}

function Article({ blog }: { blog: Blog }) {
  const { title, author, category, posted_on, cover_image, language, text } = blog;
  useEffect(() => replacePageHead(composeBlogHead(blog, createHeadContext(true))), [blog]);
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        {language !== currentLocale && (
          <p className="rounded-card border border-line bg-surface p-3 text-14">{t(`blogs.writtenIn.${language}`)}</p>
        )}
        <h1 lang={language} className="break-words font-bold text-32">
          {title}
        </h1>
        <p className="flex flex-wrap gap-x-3 text-14 text-muted">
          <span>{author}</span>
          <span lang={language}>{category}</span>
          <BlogDate day={posted_on} />
        </p>
        <img src={cover_image} alt="" width={640} height={360} className="aspect-video w-full rounded-card" />
      </header>
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <ArticleText text={text} language={language} />
      </Suspense>
      <ButtonLink href="/blogs" className="self-start">
        {t('blogs.more')}
      </ButtonLink>
    </article>
  );
}
