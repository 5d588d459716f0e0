/** A question and its answer, in the language asked for, or in English where it has none. */
export type FaqItem = { slug: string; question: string; answer: string };

/** `GET /api/faqs?lang=`, and what a page carries as `<script type="application/json" id="faqs">` */
export type FaqList = { code: 200; faqs: FaqItem[] };
