export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" data-brand className="daylight" width={size} height={size} viewBox="0 0 32 32">
      <path className="fill-red" d="M16 1C9.4 1 4 6.3 4 12.9 4 21.6 16 31 16 31s12-9.4 12-18.1C28 6.3 22.6 1 16 1z" />
      <path className="fill-surface" d="M10.5 18V9.5h2.7l5.6 5.2V9.5h2.7V18h-2.7l-5.6-5.2V18z" />
    </svg>
  );
}
