export * from './read-phone.ts';
