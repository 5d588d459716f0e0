import { composeListingHead, type ListingWords } from '@naksha/events/contracts';
import type { Property } from '@naksha/events/wire/property';
import { useEffect } from 'react';
import { headContext, replaceHead } from '../../shared/page-head.ts';

export default function ListingDocumentHead({ property, title, place, state }: { property: Property } & ListingWords) {
  useEffect(
    () => replaceHead(composeListingHead(property, { title, place, state }, headContext(property.is_verified))),
    [property, title, place, state],
  );
  return null;
}
