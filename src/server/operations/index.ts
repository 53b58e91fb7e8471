import type { Domain } from '../platform/domain.ts';
import { demo } from './demo/index.ts';
import { health } from './health/index.ts';

export const operationsWing: readonly Domain[] = [demo, health];
