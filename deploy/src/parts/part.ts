/** Parts that can run as separate processes on the same servers; in embedded mode one process runs all. */
export const PARTS = ['api', 'projector', 'relay', 'worker'] as const;
export type Part = (typeof PARTS)[number];
