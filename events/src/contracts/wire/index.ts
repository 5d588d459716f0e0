/** What goes over HTTP between read model, services and client, a file a feature. Types only: each side checks at its own edge. */
export * from './accepted.ts';
export * from './caller.ts';
export * from './cities.ts';
export * from './edit-data.ts';
export * from './first-paint.ts';
export * from './leads.ts';
export * from './listing-card.ts';
export * from './listing-page.ts';
export * from './live.ts';
export * from './marks.ts';
export * from './own-listings.ts';
export * from './page-config.ts';
export * from './problem-details.ts';
export * from './profile.ts';
export * from './property.ts';
export * from './review.ts';
