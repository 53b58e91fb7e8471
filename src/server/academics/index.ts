import type { Domain } from '../platform/domain.ts';
import { courses } from './courses/index.ts';
import { courseRegistration } from './registration/index.ts';

export const academicsWing: readonly Domain[] = [courses, courseRegistration];
