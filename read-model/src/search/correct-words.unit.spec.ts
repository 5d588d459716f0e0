import { expect, it } from 'vitest';
import { correctWords } from './correct-words.ts';
import { listWrittenWords } from './match-text.ts';

const NEAR = listWrittenWords('Khanna Kharar Kharar2 Mullanpur');
const correct = (text: string, known: readonly string[] = [], near = NEAR) => {
  const asked: string[] = [];
  return correctWords(
    text,
    async (word) => {
      asked.push(word);
      return known.includes(word);
    },
    async () => near,
  ).then((corrected) => ({ corrected, asked }));
};

it('each word that nobody knows becomes the nearest that somebody does, and the rest stays as it was written', async () => {
  expect(await correct('2BHK in  Kharad, mulanpur!', [])).toEqual({
    corrected: '2BHK in  Kharar, Mullanpur!',
    asked: ['kharad', 'mulanpur'],
  });
});

it('is corrected to the word with the fewest errors, and to the likeliest of those', async () => {
  const corrected = async (text: string, near: string) => (await correct(text, [], listWrittenWords(near))).corrected;
  expect(await corrected('mullanpurr', 'Mullanpoor Mullanpur')).toBe('Mullanpur');
  expect(await corrected('kharad', 'Kharan Kharar')).toBe('Kharan');
  expect(await corrected('kharad', 'Kharar Kharan')).toBe('Kharar');
});

it('nothing is corrected where all is known, or a word is near to nothing', async () => {
  expect((await correct('kharar', ['kharar'])).corrected).toBeUndefined();
  expect((await correct('kharad elephant')).corrected).toBeUndefined();
  for (const numbered of ['2 bhk', 'kharad2']) expect((await correct(numbered)).corrected).toBeUndefined();
});
