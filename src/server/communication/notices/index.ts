import type { Domain } from '../../platform/domain.ts';
import { demoNotices } from './demo/index.ts';
import { noticeRoutes } from './routes.ts';
import { seedNotices } from './seed.ts';

export const notices: Domain = { name: 'notices', register: noticeRoutes, seed: seedNotices, demoData: [demoNotices] };
