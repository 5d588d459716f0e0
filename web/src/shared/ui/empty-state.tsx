import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export function EmptyState({
  icon,
  title,
  hint,
  children,
}: {
  icon: IconName;
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-control border-dashed px-4 py-12 text-center">
      <span className="text-muted">
        <Icon name={icon} size={32} />
      </span>
      <p className="font-semibold">{title}</p>
      {hint && <p className="max-w-md text-14 text-muted">{hint}</p>}
      {children}
    </div>
  );
}
