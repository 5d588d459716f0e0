export { toAttributeCells } from './attribute-columns.ts';
export { printDataDictionary } from './data-dictionary.ts';
export * from './open-table.ts';
export * from './open-tables.ts';
