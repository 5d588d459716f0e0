import timeToVerify from '../../../../analyst/questions/03-time-to-verify.sql?raw';
import postedAndVerified from '../../../../analyst/questions/07-posted-and-verified.sql?raw';
import priceCuts from '../../../../analyst/questions/08-price-cuts-of-late.sql?raw';
import absorption from '../../../../analyst/questions/09-absorption-of-late.sql?raw';
import { t } from '../../shared/messages/t.ts';
import { COLUMNS } from './happenings-table.tsx';

/** `npm run sql` computes the same numbers. */
const IN_SQL: Record<(typeof COLUMNS)[number], readonly string[]> = {
  posted: [postedAndVerified],
  verified: [postedAndVerified, timeToVerify],
  contacted: [],
  cuts: [priceCuts],
  sold: [absorption],
};

export const MetricDefinitions = () => (
  <details className="text-14">
    <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
      {t('staffAnalytics.howTitle')}
    </summary>
    <dl className="flex flex-col gap-4">
      {COLUMNS.map((column) => (
        <div key={column} className="min-w-0">
          <dt className="font-bold">{t(`staffAnalytics.${column}`)}</dt>
          <dd className="max-w-[60ch] text-muted">{t(`staffAnalytics.how.${column}`)}</dd>
          {IN_SQL[column].length > 0 && (
            <dd>
              <details>
                <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
                  {t('staffAnalytics.sql')}
                </summary>
                <pre className="whitespace-pre-wrap break-words rounded-card border border-line bg-surface p-4">
                  {IN_SQL[column].join('\n')}
                </pre>
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  </details>
);
