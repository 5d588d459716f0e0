import { DemoMark } from '../../../shared/ui/demo-mark.tsx';
import { RAMP } from './ramp.ts';

type Props = {
  title: string;
  labels: readonly string[];
  unknown: string;
  demo: boolean;
};

export const RateClassLegend = ({ title, labels, unknown, demo }: Props) => (
  <figure className="grid gap-1 text-12">
    <figcaption className="flex items-center gap-2 font-semibold">
      <span className="grow">{title}</span>
      {demo && <DemoMark className="font-normal" />}
    </figcaption>
    <ol className="grid auto-cols-fr grid-flow-col" data-testid="price-classes">
      {labels.map((label, of) => (
        <li key={label}>
          <span aria-hidden="true" className="block h-3" style={{ background: RAMP[of] }} />
          {label}
        </li>
      ))}
    </ol>
    <p className="text-muted">{unknown}</p>
  </figure>
);
