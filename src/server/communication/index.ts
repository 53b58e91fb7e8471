import type { Domain } from '../platform/domain.ts';
import { emails } from './emails/index.ts';
import { notices } from './notices/index.ts';
import { notifications } from './notifications/index.ts';
import { ratings } from './ratings/index.ts';

export const communicationWing: readonly Domain[] = [notices, emails, notifications, ratings];
