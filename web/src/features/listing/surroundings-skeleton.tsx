export const SurroundingsSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-3">
    <div className="skeleton aspect-5/3 w-full rounded-card" />
    <div className="h-5" />
    <div className="h-68 sm:h-37" />
  </div>
);
