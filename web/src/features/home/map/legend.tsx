import { SUBTYPES } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SubtypeShapeIcon } from '../cards/shape-mark.tsx';

/** Otherwise an open legend would cover homes. */
const ROOMY = '(min-width: 1440px) and (min-height: 1000px)';

export default function Legend() {
  const [open, setOpen] = useState(() => matchMedia(ROOMY).matches);
  return (
    <div className="absolute bottom-4 left-4 z-10 rounded-card bg-surface text-12 shadow-lift max-sm:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 px-3 text-14 font-semibold"
      >
        {t('home.legend')}
        <span className={`transition-transform ${open ? '' : 'rotate-180'}`}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      {open && (
        <ul className="grid gap-1 px-3 pb-3">
          {SUBTYPES.map((subtype) => (
            <li key={subtype} className="flex items-center gap-2">
              <SubtypeShapeIcon subtype={subtype} size={14} />
              {t(`trade.subtype.${subtype}`)}
            </li>
          ))}
          <li className="flex items-center gap-2 border-line border-t pt-2">
            <svg aria-hidden="true" width={14} height={14} viewBox="-7 -7 14 14" className="text-review">
              <circle r={5.5} fill="#fff" stroke="currentColor" strokeWidth={2} strokeDasharray="3 2.4" />
            </svg>
            {t('home.legend.review')}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width={14} height={14} viewBox="-10 -10 20 20" className="text-review">
              <circle r={9} fill="#fff" stroke="currentColor" strokeWidth={2} strokeDasharray="2.6 2.2" />
              <path d="M-4 0h.1M0 0h.1M4 0h.1" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
            </svg>
            {t('home.legend.reviewMark')}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width={14} height={14} viewBox="-7 -7 14 14">
              <circle r={6} className="fill-ink" />
              <path d="M0-3.5V3M-2.7.3 0 3 2.7.3" fill="none" stroke="#fff" strokeWidth={1.6} />
            </svg>
            {t('filter.priceReduced')}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width={14} height={14} viewBox="-7 -7 14 14">
              <circle r={7} className="fill-ink" />
            </svg>
            {t('home.legend.cluster')}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width={14} height={14} viewBox="-7 -7 14 14" className="fill-ink">
              <rect x={-4} y={-7} width={8} height={6} rx={1} />
              <rect x={-6} y={-4} width={12} height={11} rx={1.5} stroke="#fff" />
            </svg>
            {t('home.legend.stack')}
          </li>
          <li className="flex items-center gap-2 border-line border-t pt-2">
            <span className="text-success">
              <Icon name="shield" size={14} />
            </span>
            {t('home.legend.checked')}
          </li>
        </ul>
      )}
    </div>
  );
}
