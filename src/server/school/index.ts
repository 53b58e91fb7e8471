import type { Domain } from '../platform/domain.ts';
import { areas } from './areas/index.ts';
import { departments } from './departments/index.ts';
import { faculties } from './faculties/index.ts';
import { lookups } from './lookups/index.ts';
import { options } from './options/index.ts';
import { papers } from './papers/index.ts';
import { programmes } from './programmes/index.ts';
import { schoolSeed } from './seed/index.ts';
import { sessions } from './sessions/index.ts';
import { studentTypes } from './student-types/index.ts';

export const schoolWing: readonly Domain[] = [
  schoolSeed,
  faculties,
  departments,
  options,
  studentTypes,
  programmes,
  areas,
  sessions,
  lookups,
  papers,
];
