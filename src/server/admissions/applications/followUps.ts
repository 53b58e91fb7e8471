import type { FollowUpName } from '#catalogue/registry/followUps.ts';
import { requestReferences } from '../referees/service.ts';
import type { FollowUp } from './followUp.ts';

export const FOLLOW_UP: Readonly<Record<FollowUpName, FollowUp>> = { 'ask-referees': requestReferences };
