import type { ReactNode } from 'react';

export function StaffCard({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <div className="m-auto w-full max-w-md p-4 sm:p-6">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-card">
        <div>
          <h1 className="font-bold text-24">{title}</h1>
          <p className="text-14 text-muted">{why}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
