import { useRef, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { StepButton } from '../../shared/ui/step-button.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogsFailure } from './blogs-failure.tsx';
import { useBlogs } from './blogs-query.ts';

/** The specification's: the first three. */
const SHOWN = 3;

/** What there is to read, on another page: side by side where there is room, one after the other on a phone. */
export default function BlogsSection() {
  const { data, error, refetch } = useBlogs(true);
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const blogs = data?.slice(0, SHOWN) ?? [];
  const step = (to: number) => {
    setFirst(to);
    list.current?.children[to]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  if (data?.length === 0) return null;
  return (
    <section aria-label={t('blogs.title')} data-testid="blogs-section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-bold text-24">{t('blogs.title')}</h2>
        <div className="flex gap-2">
          <span className="flex gap-2 lg:hidden">
            <StepButton
              icon="chevronLeft"
              label={t('blogs.previous')}
              disabled={first === 0}
              onStep={() => step(first - 1)}
            />
            <StepButton
              icon="chevronRight"
              label={t('blogs.next')}
              disabled={first >= blogs.length - 1}
              onStep={() => step(first + 1)}
            />
          </span>
          <ButtonLink href="/blogs">{t('blogs.more')}</ButtonLink>
        </div>
      </div>
      {error && <BlogsFailure error={error} onRetry={() => void refetch()} />}
      <ul
        ref={list}
        data-testid="blog-cards"
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto lg:grid lg:grid-cols-3 lg:overflow-visible"
        onScroll={({ currentTarget: { scrollLeft, firstElementChild } }) =>
          setFirst(Math.round(scrollLeft / ((firstElementChild as HTMLElement | null)?.offsetWidth || 1)))
        }
      >
        {blogs.map((blog) => (
          <li key={blog.slug} className="w-5/6 shrink-0 snap-start sm:w-1/2 lg:w-auto">
            <BlogCard blog={blog} excerptOnPhone level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
