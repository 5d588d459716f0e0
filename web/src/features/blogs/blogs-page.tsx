import { BLOG_FEED, composeBlogListHead } from '@naksha/events/contracts';
import { useEffect } from 'react';
import { currentLocale } from '../../shared/messages/locale.ts';
import { t } from '../../shared/messages/t.ts';
import { createHeadContext, replacePageHead } from '../../shared/page-head.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogsFailure } from './blogs-failure.tsx';
import { useBlogs } from './blogs-query.ts';

export default function BlogsPage() {
  const { data: blogs, error, refetch } = useBlogs(true);
  useEffect(() => {
    if (blogs) replacePageHead(composeBlogListHead(blogs, createHeadContext(true)));
  }, [blogs]);
  const isForeign = blogs?.some(({ language }) => language !== currentLocale);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="font-bold text-32">{t('blogs.title')}</h1>
        <p className="max-w-[60ch] text-muted">{t('blogs.intro')}</p>
        {isForeign && <p className="text-14">{t('blogs.someForeign')}</p>}
        <a href={BLOG_FEED} className="flex min-h-11 items-center self-start text-14 underline underline-offset-4">
          {t('blogs.feed')}
        </a>
      </header>
      {error && <BlogsFailure error={error} onRetry={() => void refetch()} />}
      {!blogs && !error && <ListSkeleton rows={3} />}
      {blogs?.length === 0 && <EmptyState icon="edit" title={t('blogs.none')} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {blogs?.map((blog) => (
          <li key={blog.slug}>
            <BlogCard blog={blog} level="h2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
