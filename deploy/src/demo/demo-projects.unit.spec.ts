import { catalogueStreams } from '@naksha/events/contracts';
import { distanceInMeters, PROJECT_TYPES } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { generateDemoProjects } from './demo-projects.ts';
import { generateDemoListings } from './generate-demo-listings.ts';
import { loadTricityDemoData } from './testing/tricity-ground.ts';

const town = generateDemoListings(loadTricityDemoData());
const projects = generateDemoProjects(town);

it('L-27 the demo has 24 projects of every type, ten of them featured, each marked as demo by field and name', () => {
  expect(projects).toHaveLength(24);
  expect(new Set(projects.map(({ type }) => type))).toEqual(new Set(PROJECT_TYPES));
  expect(projects.filter(({ featured }) => featured)).toHaveLength(10);
  for (const project of projects) {
    expect([project.demo, project.names.en.startsWith('Demo ')], project.id).toEqual([true, true]);
    expect(catalogueStreams.ProjectDefined.schema.parse(project)).toEqual(project);
  }
  expect(generateDemoProjects(generateDemoListings(loadTricityDemoData()))).toEqual(projects);
});

it('each project has homes of its type, which are within the project and name it in their titles', () => {
  for (const { names, position, radiusM, locality, city } of projects) {
    const homes = town.filter(({ project }) => project === names.en);
    expect(homes.length, names.en).toBeGreaterThan(1);
    for (const home of homes) {
      expect(distanceInMeters(home.position, position), home.externalId).toBeLessThan(radiusM);
      expect([home.place.id, home.place.cityId]).toEqual([locality, city]);
      expect(home.title).toContain(` in ${names.en}, `);
    }
  }
});
