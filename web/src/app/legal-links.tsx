import { currentLocale, localeBasePath } from '../shared/messages/locale.ts';
import { t } from '../shared/messages/t.ts';

const LEGAL = [
  ['/terms-and-conditions', 'app.legal.terms'],
  ['/disclaimer', 'app.legal.disclaimer'],
  ['/privacy-policy', 'app.legal.privacy'],
] as const;

export const LegalLinks = () => (
  <ul className="flex flex-wrap gap-x-4">
    {LEGAL.map(([path, text]) => (
      <li key={path}>
        <a
          href={localeBasePath(currentLocale) + path}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center text-14 underline-offset-4 hover:underline"
        >
          {t(text)}
        </a>
      </li>
    ))}
  </ul>
);
