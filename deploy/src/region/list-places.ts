import type { Place } from '@naksha/events/kernel';
import { toPlace } from '@naksha/read-model';
import type { ItemDefinedEvent } from '@naksha/services';

export const placesFromDefinitions = (definitions: readonly ItemDefinedEvent[]): Place[] =>
  definitions.flatMap((item) => {
    switch (item.type) {
      case 'CityDefined':
        return toPlace('city', item.data);
      case 'LocalityDefined':
        return toPlace('locality', item.data);
      case 'ProjectDefined':
        return toPlace('project', item.data);
      case 'QueryLinkDefined':
      case 'BlogDefined':
      case 'FaqDefined':
        return [];
      default:
        return item satisfies never;
    }
  });
