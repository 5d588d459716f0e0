import { hash32 } from '@naksha/events/kernel';

export type SeededChoices = {
  of<T>(options: readonly T[]): T;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
};

/** `seed`: a listing's id. */
export function seededChoices(seed: string): SeededChoices {
  let drawn = 0;
  const next = () => hash32(`${seed}/${drawn++}`) / 2 ** 32;
  return {
    of: (options) => options[Math.floor(next() * options.length)],
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
  };
}
