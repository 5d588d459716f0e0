export { migrate } from './database/migrate.ts';
