import type { QueryParameters } from '@naksha/events/kernel';
import type { BlogAnswer, BlogList } from '@naksha/events/wire/blogs';
import type { FaqList } from '@naksha/events/wire/faqs';
import { Controller, Get, Inject, Param, Query as QueryOf, Res } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { parseLanguage } from '../http/parse-language.ts';
import { Blogs } from './blogs.ts';
import { Faqs } from './faqs.ts';

type Reply = { header(name: string, value: string): Reply; headers(values: Record<string, string>): Reply };

@Controller('api')
export class EditorialController {
  constructor(
    @Inject(Blogs) private readonly blogs: Blogs,
    @Inject(Faqs) private readonly faqs: Faqs,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  @Get('blog/blogs')
  async list(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<BlogList> {
    await waitForOwnWrite(this.feed, query, reply);
    reply.headers(PUBLIC_CACHING);
    return { code: 200, blogs: this.blogs.listCards() };
  }

  @Get('blog/blogs/:slug')
  async getBlog(
    @Param('slug') slug: string,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<BlogAnswer> {
    await waitForOwnWrite(this.feed, query, reply);
    const blog = this.blogs.find(slug);
    reply.headers(PUBLIC_CACHING);
    return { code: 200, blog };
  }

  @Get('faqs')
  async listFaqs(@QueryOf() query: QueryParameters, @Res({ passthrough: true }) reply: Reply): Promise<FaqList> {
    const language = parseLanguage(query);
    await waitForOwnWrite(this.feed, query, reply);
    reply.headers(PUBLIC_CACHING);
    return { code: 200, faqs: this.faqs.list(language) };
  }
}
