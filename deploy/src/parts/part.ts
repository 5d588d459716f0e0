export const PARTS = ['api', 'projector', 'relay', 'worker'] as const;
export type Part = (typeof PARTS)[number];
