import { formatRupees, type RepaidYear } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';

const HEIGHT = 100;
const BAR = 0.8;

export function RepaymentPlot({ years }: { years: readonly RepaidYear[] }) {
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const tall = (rupees: number) => (rupees / most) * HEIGHT;
  const label = t('calculators.plot', {
    years: years.length,
    first: formatRupees(years[0].interest),
    last: formatRupees(years[years.length - 1].interest),
  });
  return (
    <figure className="flex flex-col gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${years.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-control border-b"
      >
        {years.map(({ year, interest, principal }) => (
          <g key={year}>
            <rect className="fill-ink" x={year - 1} width={BAR} y={HEIGHT - tall(principal)} height={tall(principal)} />
            <rect
              className="fill-control"
              x={year - 1}
              width={BAR}
              y={HEIGHT - tall(principal + interest)}
              height={tall(interest)}
            />
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-4 text-14">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-control" />
          {t('calculators.interest')}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-ink" />
          {t('calculators.principal')}
        </span>
      </figcaption>
    </figure>
  );
}
