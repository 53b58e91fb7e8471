import type { Attack } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { silentConnections, streams } from './connections.ts';
import { codes, invoices, logins, notifications, resets, shutOut } from './requests.ts';

export const floods: Attack = {
  name: 'floods',
  about:
    'invoices, logins, resets, codes, notifications, streams and connections without end, and whether others are still answered',
  run: (target) =>
    inTurn(target, [invoices, shutOut, logins, resets, codes, notifications, streams, silentConnections]),
};
