import type { Domain } from '../../platform/domain.ts';
import { demoTranscripts } from './demo/index.ts';
import { transcriptRoutes } from './routes.ts';

export const transcripts: Domain = { name: 'transcripts', register: transcriptRoutes, demoData: [demoTranscripts] };
