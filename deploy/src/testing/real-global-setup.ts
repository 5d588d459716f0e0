// Declares the `realServers` that are provided here.
import type {} from '@naksha/events/testing';
import type { TestProject } from 'vitest/node';

/** Hands the addresses of real servers to the specs. */
export default function setup(project: TestProject): void {
  const { KAFKA_BROKERS, REDIS_URL } = process.env;
  if (!KAFKA_BROKERS || !REDIS_URL) throw new Error('KAFKA_BROKERS and REDIS_URL must be given');
  project.provide('realServers', { kafka: KAFKA_BROKERS.split(','), redis: REDIS_URL });
}
