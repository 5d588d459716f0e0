import { Problem } from '@naksha/events/contracts';
import { blogCoverPath } from '@naksha/events/kernel';
import { renderMarkdownToSafeHtml } from '@naksha/events/markdown/html';
import type { Blog, BlogCard } from '@naksha/events/wire/blogs';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type BlogDocument, blogKind } from '../catalogue/catalogue-kinds.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { FollowedDocuments } from '../feed/followed-documents.ts';

@Injectable()
export class Blogs implements OnModuleDestroy {
  readonly #known: FollowedDocuments<BlogDocument>;
  /** Rendering Markdown takes milliseconds. */
  readonly #toCard = memoizePerBlog(toCard);
  readonly #toBlog = memoizePerBlog(
    (blog: BlogDocument): Blog => ({ ...this.#toCard(blog), text: blog.text, changed_on: blog.changedOn }),
  );

  constructor(@Inject(DocumentFeed) feed: DocumentFeed) {
    this.#known = new FollowedDocuments(feed, blogKind);
  }

  /** Unchanged articles keep their identity. */
  list(): Blog[] {
    return this.#published().map((blog) => this.#toBlog(blog));
  }

  listCards(): BlogCard[] {
    return this.#published().map((blog) => this.#toCard(blog));
  }

  listAddresses(): Pick<Blog, 'slug' | 'language' | 'changed_on'>[] {
    return this.#published().map(({ slug, language, changedOn }) => ({ slug, language, changed_on: changedOn }));
  }

  find(slug: string): Blog {
    const blog = this.#known.get(slug);
    if (blog?.state !== 'published') throw new Problem(404, 'not_found', 'Article not found.');
    return this.#toBlog(blog);
  }

  onModuleDestroy(): void {
    this.#known.stop();
  }

  #published(): BlogDocument[] {
    return this.#known
      .values()
      .filter(({ state }) => state === 'published')
      .sort((a, b) => compare(b.postedOn, a.postedOn) || compare(a.slug, b.slug));
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function memoizePerBlog<Made>(make: (blog: BlogDocument) => Made): (blog: BlogDocument) => Made {
  const kept = new WeakMap<BlogDocument, Made>();
  return (blog) => {
    const made = kept.get(blog) ?? make(blog);
    kept.set(blog, made);
    return made;
  };
}

const toCard = ({ slug, title, author, category, language, ...blog }: BlogDocument): BlogCard => ({
  ...{ slug, title, author, category, language },
  cover_image: blogCoverPath(blog.cover),
  posted_on: blog.postedOn,
  excerpt: blog.excerpt,
  excerpts: renderMarkdownToSafeHtml(blog.excerpt),
});
