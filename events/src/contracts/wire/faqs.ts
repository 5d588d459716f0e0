/** In the requested language, or in English. */
export type FaqItem = { slug: string; question: string; answer: string };

/** Also embedded in a page as `<script type="application/json" id="faqs">`. */
export type FaqList = { code: 200; faqs: FaqItem[] };
