export * from './public-event.ts';
