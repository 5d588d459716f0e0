import type { Feature } from '../feature/feature.ts';
import { DefineItemHandler } from './define-item/define-item.ts';
import { KnownItems } from './known-items.ts';
import { RetireItemHandler } from './retire-item/retire-item.ts';

/** Cities, localities, projects and query links. */
export const catalogueFeature: Feature = { providers: [KnownItems, DefineItemHandler, RetireItemHandler] };
