/** What can be a process of its own, beside others on the same servers; in the embedded mode all are in one. */
export const PARTS = ['api', 'projector', 'relay', 'worker'] as const;
export type Part = (typeof PARTS)[number];
