import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHAPES = join(import.meta.dirname, '../events/src/contracts/api/answer-shapes.ts');

/** Built pages load the shapes of responses as JSON, without the schemas and their library (a quarter of the size). */
export function writeAnswerShapes(): Plugin {
  return {
    name: 'naksha:answer-shapes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== SHAPES) return null;
      const { ANSWER_SHAPES } = (await import(SHAPES)) as Record<string, unknown>;
      return `export const ANSWER_SHAPES = JSON.parse(${JSON.stringify(JSON.stringify(ANSWER_SHAPES))});`;
    },
  };
}
