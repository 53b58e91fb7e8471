import type { Domain } from '../../platform/domain.ts';
import { demoFormula } from './demo.ts';
import { formulaRoutes } from './routes.ts';

export const formulas: Domain = { name: 'aggregate formulas', register: formulaRoutes, demoData: [demoFormula] };
