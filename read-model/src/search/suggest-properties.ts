import type { MaterialFacts } from '@naksha/events/contracts';
import { buildListingSlug, type ListingId, type PlaceId } from '@naksha/events/kernel';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { pickCardPhotos } from '../listing/shown-photos.ts';
import { removeAccentsAndParseTerms, removeAccentsAndSplitTerms, spellingDistanceOfTerms } from './match-text.ts';

export type Candidate = {
  id: ListingId;
  title: string;
  facts: Pick<
    MaterialFacts,
    'project' | 'locality' | 'city' | 'placeIds' | 'position' | 'subtype' | 'photos' | 'cover'
  >;
};

/** Kept apart so that a number is not joined to a word of another text. */
export const listCandidateTexts = ({ title, facts }: Candidate): string[] =>
  [title, facts.project, facts.locality, facts.city].filter((text) => text !== undefined);

export const spellingDistanceOfCandidate = (terms: readonly string[], candidate: Candidate): number | undefined =>
  spellingDistanceOfTerms(terms, listCandidateTexts(candidate).flatMap(removeAccentsAndSplitTerms));

/** Exact matches first, then the chosen city's, then by spelling distance, whatever the index returned. */
export function rankProperties(
  text: string,
  candidates: readonly Candidate[],
  city: PlaceId | undefined,
): Suggestion[] {
  const terms = removeAccentsAndParseTerms(text);
  const elsewhere = ({ facts }: Candidate) => (city !== undefined && facts.placeIds?.city === city ? 0 : 1);
  return candidates
    .flatMap((candidate) => {
      const distance = spellingDistanceOfCandidate(terms, candidate);
      return distance === undefined ? [] : [{ candidate, distance }];
    })
    .sort(
      (a, b) =>
        Math.floor(a.distance) - Math.floor(b.distance) ||
        elsewhere(a.candidate) - elsewhere(b.candidate) ||
        a.distance - b.distance ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .map(({ candidate: { id, title, facts } }) => ({
      type: 'property',
      name: title,
      slug: buildListingSlug(title, id),
      city: facts.city ?? '',
      position: facts.position,
      subtype: facts.subtype,
      ...coverImage(facts),
    }));
}

function coverImage(facts: Candidate['facts']): Pick<Suggestion, 'cover_image'> {
  const { cover_image } = pickCardPhotos(facts);
  return cover_image === null ? {} : { cover_image };
}

/** Reserves a third of the list for properties. */
export function mergeSuggestions(
  places: readonly Suggestion[],
  properties: readonly Suggestion[],
  limit: number,
): Suggestion[] {
  const kept = Math.min(properties.length, Math.max(Math.floor(limit / 3), limit - places.length));
  return [...places.slice(0, limit - kept), ...properties.slice(0, kept)];
}
