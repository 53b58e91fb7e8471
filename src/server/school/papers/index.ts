import type { Domain } from '../../platform/domain.ts';
import { paperRoutes } from './routes.ts';

export const papers: Domain = { name: 'papers', register: paperRoutes };
