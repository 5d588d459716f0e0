import type { Blog, BlogAnswer, BlogCard, BlogList } from '@naksha/events/wire/blogs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { readPageData } from '../../shared/page-data.ts';
import { describeProblem } from '../../shared/ui/problem-words.ts';

/** Milliseconds; the specification's. */
export const BLOG_POLL_MS = 30_000;

export const blogsKey = ['blogs'] as const;

export const blogsQuery = queryOptions({
  queryKey: blogsKey,
  queryFn: ({ signal }): Promise<BlogCard[]> => fetchBlogs(signal),
  initialData: readPageData<BlogCard[]>('blogs'),
});

/** @throws with the error's message, or the specification's */
async function fetchBlogs(signal: AbortSignal): Promise<BlogCard[]> {
  try {
    return (await fetchPublicJson<BlogList>('/blog/blogs/', { signal })).blogs;
  } catch (error) {
    if (error instanceof Error && error.message) throw error;
    throw new Error(t('blogs.failed'), { cause: error });
  }
}

export const useBlogs = (polling: boolean) =>
  useQuery({ ...blogsQuery, refetchInterval: polling ? BLOG_POLL_MS : false });

export const describeBlogError = (error: Error): string =>
  error instanceof ApiProblem ? describeProblem(error) : error.message;

const served = readPageData<Blog>('blog');

export const blogQuery = (slug: string) =>
  queryOptions({
    queryKey: [...blogsKey, slug],
    queryFn: async ({ signal }) =>
      (await fetchPublicJson<BlogAnswer>(`/blog/blogs/${encodeURIComponent(slug)}`, { signal })).blog,
    initialData: served?.slug === slug ? served : undefined,
  });

export const blogPath = ({ slug }: Pick<BlogCard, 'slug'>): string => `/blogs/${slug}`;
