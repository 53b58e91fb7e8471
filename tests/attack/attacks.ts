import { access } from './access/access.ts';
import { accounts } from './accounts/accounts.ts';
import { addresses } from './addresses/addresses.ts';
import type { Attack } from './attack.ts';
import { beds } from './beds/beds.ts';
import { declarations } from './declarations/declarations.ts';
import { enumeration } from './enumeration/enumeration.ts';
import { files } from './files/files.ts';
import { floods } from './floods/floods.ts';
import { json } from './json/json.ts';
import { races } from './races/races.ts';
import { slow } from './slow/slow.ts';
import { tokens } from './tokens/tokens.ts';

/** Every part, those that wear the college out last. */
export const ATTACKS: readonly Attack[] = [
  access,
  addresses,
  tokens,
  accounts,
  races,
  beds,
  declarations,
  enumeration,
  files,
  json,
  floods,
  slow,
];
