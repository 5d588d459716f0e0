import type { FaqItem } from '../wire/faqs.ts';
import { composePageHead, type HeadContext, type PageHead } from './page-head.ts';
import { PAGES } from './page-registry.ts';

export const composeFaqHead = (faqs: readonly FaqItem[], context: HeadContext): PageHead => ({
  ...composePageHead(PAGES.Faq.meta, context),
  ...(faqs.length > 0 && {
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  }),
});
