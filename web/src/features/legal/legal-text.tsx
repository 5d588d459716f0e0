import type { ReactNode } from 'react';
import { t } from '../../shared/messages/t.ts';

export type Section = { title: string; text: string; below?: ReactNode };

export const LegalText = ({ title, sections }: { title: string; sections: readonly Section[] }) => (
  <article className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-12">
    <header className="flex flex-col gap-2">
      <h1 className="font-bold text-32">{title}</h1>
      <p className="text-14 text-muted">{t('legal.asOf')}</p>
    </header>
    {sections.map((section) => (
      <section key={section.title} className="flex flex-col gap-2">
        <h2 className="font-bold text-20">{section.title}</h2>
        <p className="max-w-[70ch]">{section.text}</p>
        {section.below}
      </section>
    ))}
  </article>
);
