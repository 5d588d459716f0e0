import { composeListingHead, type ListingWords } from '@naksha/events/contracts';
import type { Property } from '@naksha/events/wire/property';
import { useEffect } from 'react';
import { createHeadContext, replacePageHead } from '../../shared/page-head.ts';

export default function ListingDocumentHead({ property, title, place, state }: { property: Property } & ListingWords) {
  useEffect(
    () =>
      replacePageHead(composeListingHead(property, { title, place, state }, createHeadContext(property.is_verified))),
    [property, title, place, state],
  );
  return null;
}
