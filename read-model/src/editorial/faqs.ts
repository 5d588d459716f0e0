import type { FaqDefinition, Locale } from '@naksha/events/contracts';
import { placeNameIn } from '@naksha/events/kernel';
import type { FaqItem } from '@naksha/events/wire/faqs';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { faqKind } from '../catalogue/catalogue-kinds.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { FollowedDocuments } from '../feed/followed-documents.ts';

@Injectable()
export class Faqs implements OnModuleDestroy {
  readonly #known: FollowedDocuments<FaqDefinition>;

  constructor(@Inject(DocumentFeed) feed: DocumentFeed) {
    this.#known = new FollowedDocuments(feed, faqKind);
  }

  list(language: Locale): FaqItem[] {
    return this.#known
      .values()
      .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
      .map(({ slug, question, answer }) => ({
        slug,
        question: placeNameIn({ names: question }, language),
        answer: placeNameIn({ names: answer }, language),
      }));
  }

  onModuleDestroy(): void {
    this.#known.stop();
  }
}
