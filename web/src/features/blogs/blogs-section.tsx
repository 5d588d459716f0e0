import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScrollSnapSection } from '../../shared/ui/snap-section.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogsFailure } from './blogs-failure.tsx';
import { useBlogs } from './blogs-query.ts';

/** The specification's. */
const SHOWN = 3;

export default function BlogsSection() {
  const { data, error, refetch } = useBlogs(true);
  if (data?.length === 0) return null;
  return (
    <ScrollSnapSection
      title={t('blogs.title')}
      action={<ButtonLink href="/blogs">{t('blogs.more')}</ButtonLink>}
      steps={{ previous: t('blogs.previous'), next: t('blogs.next') }}
      columns={3}
      note={error && <BlogsFailure error={error} onRetry={() => void refetch()} />}
      testId="blog"
    >
      {data?.slice(0, SHOWN).map((blog) => (
        <li key={blog.slug}>
          <BlogCard blog={blog} excerptOnPhone level="h3" />
        </li>
      ))}
    </ScrollSnapSection>
  );
}
