import type { Domain } from '../platform/domain.ts';
import { demo } from './demo/index.ts';
import { health } from './health/index.ts';
import { jobs } from './jobs/index.ts';

export const operationsWing: readonly Domain[] = [demo, health, jobs];
