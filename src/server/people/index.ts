import type { Domain } from '../platform/domain.ts';
import { accounts } from './accounts/index.ts';
import { posts } from './appointments/index.ts';
import { audit } from './audit/index.ts';
import { powers } from './roles/index.ts';
import { users } from './users/index.ts';

export const peopleWing: readonly Domain[] = [powers, accounts, users, audit, posts];
