export * from './describe-issue.ts';
export * from './limit.ts';
export * from './read-settings.ts';
export * from './setting.ts';
