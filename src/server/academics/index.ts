import type { Domain } from '../platform/domain.ts';
import { courses } from './courses/index.ts';
import { academicsDemo } from './demo.ts';

export const academicsWing: readonly Domain[] = [courses, academicsDemo];
