import type { CityDefinition, LocalityDefinition, ProjectDefinition } from '@naksha/events/contracts';
import type { Place, PlaceKind } from '@naksha/events/kernel';

export function toPlace(kind: PlaceKind, definition: CityDefinition | LocalityDefinition | ProjectDefinition): Place {
  const { id, names, aka, position, radiusM, outline, credit } = definition;
  return {
    id,
    kind,
    cityId: 'city' in definition ? definition.city : id,
    names,
    aka,
    position,
    radiusM,
    ...(outline && { outline }),
    ...('zoom' in definition && { zoom: definition.zoom }),
    ...('stateName' in definition && { stateName: definition.stateName }),
    ...(credit && { credit }),
  };
}
