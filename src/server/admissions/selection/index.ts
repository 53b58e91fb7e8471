import type { Domain } from '../../platform/domain.ts';
import { demoSelection } from './demo.ts';
import { selectionRoutes } from './routes.ts';

export const selection: Domain = { name: 'selection', register: selectionRoutes, demoData: [demoSelection] };
