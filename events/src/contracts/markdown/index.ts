export * from './cut-unsafe.ts';
export * from './to-safe-tree.ts';
