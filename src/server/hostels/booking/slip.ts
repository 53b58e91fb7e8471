import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { ownPlace, REFUSED } from './holding.ts';
import { reservationById } from './sql.ts';

export const SLIP = { kind: 'hostel-slip', prefix: 'HST' };
