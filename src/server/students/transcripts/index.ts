import { openLookups } from '../../school/lookups/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { transcriptRoutes } from './routes.ts';

/** Transcripts that are asked for, paid and sent. */
export const transcripts: Domain = { name: 'transcripts', register: (app, platform) => transcriptRoutes(app, platform, openLookups(platform)) };
