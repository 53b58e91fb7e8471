import type { Domain } from '../platform/domain.ts';
import { mails } from './emails/index.ts';
import { notices } from './notices/index.ts';
import { notifications } from './notifications/index.ts';
import { ratings } from './ratings/index.ts';

export const communicationWing: readonly Domain[] = [notices, mails, notifications, ratings];
