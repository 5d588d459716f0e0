import type { Feature } from '../feature/feature.ts';
import { ContentController } from './content.controller.ts';
import { DefineItemHandler } from './define-item/define-item.ts';
import { ItemHistory } from './item-history.ts';
import { DefinedItems } from './known-items.ts';
import { PlaceListingHandler } from './place-listing/place-listing.ts';
import { RetireItemHandler } from './retire-item/retire-item.ts';
import { ShippedItems } from './shipped-items.ts';

export const catalogueFeature: Feature = {
  controllers: [ContentController],
  providers: [DefinedItems, ShippedItems, ItemHistory, DefineItemHandler, RetireItemHandler, PlaceListingHandler],
};
