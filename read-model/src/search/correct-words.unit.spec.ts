import { expect, it } from 'vitest';
import { correctUnknownWords } from './correct-words.ts';
import { listWordsWithFoldedForms } from './match-text.ts';

const NEAR = listWordsWithFoldedForms('Khanna Kharar Kharar2 Mullanpur');
const correct = (text: string, known: readonly string[] = [], near = NEAR) => {
  const asked: string[] = [];
  return correctUnknownWords(
    text,
    async (word) => {
      asked.push(word);
      return known.includes(word);
    },
    async () => near,
  ).then((corrected) => ({ corrected, asked }));
};

it('replaces each unknown word with the nearest known one, and keeps the rest of the text', async () => {
  expect(await correct('2BHK in  Kharad, mulanpur!', [])).toEqual({
    corrected: '2BHK in  Kharar, Mullanpur!',
    asked: ['kharad', 'mulanpur'],
  });
});

it('corrects a word to the one with the fewest errors, and of those the most likely', async () => {
  const corrected = async (text: string, near: string) =>
    (await correct(text, [], listWordsWithFoldedForms(near))).corrected;
  expect(await corrected('mullanpurr', 'Mullanpoor Mullanpur')).toBe('Mullanpur');
  expect(await corrected('kharad', 'Kharan Kharar')).toBe('Kharan');
  expect(await corrected('kharad', 'Kharar Kharan')).toBe('Kharar');
});

it('corrects nothing if all words are known, or if no word is near', async () => {
  expect((await correct('kharar', ['kharar'])).corrected).toBeUndefined();
  expect((await correct('kharad elephant')).corrected).toBeUndefined();
  for (const numbered of ['2 bhk', 'kharad2']) expect((await correct(numbered)).corrected).toBeUndefined();
});
