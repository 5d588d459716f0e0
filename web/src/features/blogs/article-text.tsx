import type { Locale } from '@naksha/events/contracts';
import { markdownToSafeHtmlTree } from '@naksha/events/markdown';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, JSX } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from 'wouter';

type Given<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag>;

const ArticleLink = ({ href = '', children }: Given<'a'>) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link href={href} className={LINK}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
      {children}
    </a>
  );
const LINK = 'underline underline-offset-4';

/** A scrollable region must be focusable. */
const ArticleTable = ({ children }: Given<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
  <div className="overflow-x-auto" tabIndex={0}>
    <table className="w-full tabular-nums">{children}</table>
  </div>
);
const CELL = 'border-line border-b py-2 pr-3 align-top not-[[align]]:text-left';

const COMPONENTS: Components = {
  a: ArticleLink,
  table: ArticleTable,
  h2: ({ children }) => <h2 className="pt-4 font-bold text-20">{children}</h2>,
  h3: ({ children }) => <h3 className="font-bold">{children}</h3>,
  h4: ({ children }) => <h4 className="font-bold">{children}</h4>,
  ul: ({ children }) => <ul className="flex list-disc flex-col gap-1 pl-6">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="flex list-decimal flex-col gap-1 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => <blockquote className="border-line border-l-4 pl-4">{children}</blockquote>,
  pre: ({ children }) => <pre className="overflow-x-auto">{children}</pre>,
  th: (given) => <th {...given} className={CELL} />,
  td: (given) => <td {...given} className={CELL} />,
};

/** Unsafe content is dropped here too. */
export default function ArticleText({ text, language }: { text: string; language: Locale }) {
  return (
    <div lang={language} className="flex max-w-[70ch] flex-col gap-4">
      {toJsxRuntime(markdownToSafeHtmlTree(text), {
        ...{ Fragment, jsx, jsxs },
        tableCellAlignToStyle: false,
        components: COMPONENTS,
      })}
    </div>
  );
}
