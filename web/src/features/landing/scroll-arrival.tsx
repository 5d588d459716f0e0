import { type ReactNode, useEffect, useRef } from 'react';

export function ScrollArrival({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = part.current;
    if (!watched) return;
    const watch = new IntersectionObserver(([{ isIntersecting }]) =>
      watched.toggleAttribute('data-in-view', isIntersecting),
    );
    watch.observe(watched);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={part} className="has-[>:empty]:hidden">
      <div className="in-data-in-view:animate-rise">{children}</div>
    </div>
  );
}
