export { toAttributeCells } from './attribute-columns.ts';
export { renderDataDictionary } from './data-dictionary.ts';
export * from './open-table.ts';
export * from './open-tables.ts';
