import type { FaqItem, FaqList } from '@naksha/events/wire/faqs';
import { queryOptions } from '@tanstack/react-query';
import { currentLocale } from '../messages/locale.ts';
import { readPageData } from '../page-data.ts';
import { fetchPublicJson } from './api.ts';

const query = { lang: currentLocale };

export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: async ({ signal }) => (await fetchPublicJson<FaqList>('/faqs', { query, signal })).faqs,
  initialData: readPageData<FaqItem[]>('faqs'),
  staleTime: Number.POSITIVE_INFINITY,
});
