import type { Domain } from '../platform/domain.ts';
import { courses } from './courses/index.ts';
import { academicsDemo } from './demo.ts';
import { offerings } from './offerings/index.ts';
import { exemptions } from './exemptions/index.ts';
import { courseRegistration } from './registration/index.ts';
import { results } from './results/index.ts';

export const academicsWing: readonly Domain[] = [
  courses,
  offerings,
  courseRegistration,
  results,
  exemptions,
  academicsDemo,
];
