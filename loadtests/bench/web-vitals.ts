type Vitals = { lcp: number; cls: number; inp: number };
declare global {
  interface Window {
    vitals: Vitals;
  }
}

/**
 * Runs before the page's scripts: LCP and INP in ms, and CLS as a sum (web.dev/vitals; the page is too short-lived for session
 * windows to matter).
 */
export function observeWebVitals(): void {
  window.vitals = { lcp: 0, cls: 0, inp: 0 };
  const watch = (type: string, see: (entry: PerformanceEntry) => void, options = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.vitals.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) window.vitals.cls += shift.value;
  });
  watch(
    'event',
    (entry) => {
      const answered = entry as PerformanceEntry & { interactionId: number };
      if (answered.interactionId) window.vitals.inp = Math.max(window.vitals.inp, answered.duration);
    },
    { durationThreshold: 16 },
  );
}

export const readWebVitals = (): Promise<Vitals> =>
  // By then the last tap's entry has arrived.
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.vitals), 300)));
