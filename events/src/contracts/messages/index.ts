export * from './catalogue.ts';
export * from './message.ts';
