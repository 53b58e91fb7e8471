import type { Domain } from '../platform/domain.ts';
import { lookups } from './lookups/index.ts';
import { sessions } from './sessions/index.ts';
import { school } from './setup/index.ts';

export const schoolWing: readonly Domain[] = [school, sessions, lookups];
