import { expect, it } from 'vitest';
import { ANSWER_SHAPES } from './answer-shapes.ts';

it('describes what a page may read, without allowed values', () => {
  expect(ANSWER_SHAPES['/auth/myassistant']).toEqual({
    type: 'object',
    properties: {
      code: { type: 'number' },
      users: { type: 'object', properties: { assisted_by: { type: 'string' } }, required: ['assisted_by'] },
    },
    required: ['code', 'users'],
  });
  expect(ANSWER_SHAPES['/map/facets']?.properties?.facets?.additionalProperties?.properties?.options).toMatchObject({
    additionalProperties: { type: 'number' },
  });
});

it('describes every JSON answer, and no files', () => {
  expect(Object.keys(ANSWER_SHAPES).length).toBeGreaterThan(80);
  for (const [path, shape] of Object.entries(ANSWER_SHAPES)) expect(shape.type ?? shape.anyOf, path).toBeDefined();
  expect(Object.keys(ANSWER_SHAPES)).not.toContain('/map/{z}/{x}/{y}');
});
