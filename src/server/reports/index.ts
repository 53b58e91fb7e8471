import type { Domain } from '../platform/domain.ts';
import { applicantReports } from './applicants/index.ts';
import { reports } from './activity/index.ts';
import { bursary } from './bursary/index.ts';

export const reportsWing: readonly Domain[] = [reports, bursary, applicantReports];
