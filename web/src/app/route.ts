import type { ComponentType } from 'react';
import type { PlainKey } from '../shared/messages/t.ts';

export type RouteName =
  | 'Landing'
  | 'Home'
  | 'Login'
  | 'AddProperty'
  | 'SingleProperty'
  | 'Listing'
  | 'Edit'
  | 'Leads'
  | 'StaffReview'
  | 'NotFound';

/** A page of the layout: where it is, what the document says of it, and its code, which is loaded when it is opened. */
export type PageRoute = {
  name: RouteName;
  /** wouter pattern */
  path: string | RegExp;
  meta: RouteMeta;
  load: () => Promise<{ default: ComponentType }>;
};

/** Title, description and keywords of the document; the generic ones stand in for the last two. */
export type RouteMeta = {
  title: PlainKey;
  description?: PlainKey;
  keywords?: PlainKey;
  requiresAuth?: boolean;
};
