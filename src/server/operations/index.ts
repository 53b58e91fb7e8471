import type { Domain } from '../platform/domain.ts';
import { health } from './health/index.ts';

export const operationsWing: readonly Domain[] = [health];
