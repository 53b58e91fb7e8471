import type { Domain } from '../platform/domain.ts';
import { hostelsDemo } from './demo/index.ts';

export const hostelsWing: readonly Domain[] = [hostelsDemo];
