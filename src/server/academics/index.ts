import type { Domain } from '../platform/domain.ts';
import { courses } from './courses/index.ts';
import { results } from './results/index.ts';

export const academicsWing: readonly Domain[] = [courses, results];
