import type { Domain } from '../platform/domain.ts';
import { transcripts } from './transcripts/index.ts';

export const studentsWing: readonly Domain[] = [transcripts];
