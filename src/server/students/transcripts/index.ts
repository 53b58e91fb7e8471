import type { Domain } from '../../platform/domain.ts';
import { transcriptRoutes } from './routes.ts';

/** Transcripts that are asked for, paid and sent. */
export const transcripts: Domain = { name: 'transcripts', register: transcriptRoutes };
