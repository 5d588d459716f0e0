import type { BlogCard as Card } from '@naksha/events/wire/blogs';
import { Link } from 'wouter';
import { truncateText, truncateTitle } from '../../shared/format/cut-text.ts';
import { BlogDate } from './blog-day.tsx';
import { blogPath } from './blogs-query.ts';

/** Requirements L-10, L-18. */
const MAX_EXCERPT = 150;

type Props = {
  blog: Card;
  excerptOnPhone?: boolean;
  level: 'h2' | 'h3';
};

export function BlogCard({ blog, excerptOnPhone = false, level: Title }: Props) {
  const { title, excerpt, cover_image, author, category, posted_on, language } = blog;
  return (
    <Link
      href={blogPath(blog)}
      lang={language}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift"
    >
      <img src={cover_image} alt="" width={640} height={360} loading="lazy" className="aspect-video w-full" />
      <span className="flex grow flex-col gap-2 p-4">
        <span className="text-12 text-muted">{category}</span>
        <Title className="break-words font-semibold text-16" title={title}>
          {truncateTitle(title)}
        </Title>
        <span className={`text-14 ${excerptOnPhone ? '' : 'max-lg:hidden'}`}>{truncateText(excerpt, MAX_EXCERPT)}</span>
        <span className="mt-auto flex flex-wrap gap-x-3 pt-1 text-12 text-muted">
          <span>{author}</span>
          <BlogDate day={posted_on} />
        </span>
      </span>
    </Link>
  );
}
