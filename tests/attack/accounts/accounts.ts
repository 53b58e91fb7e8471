import type { Attack } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { helpdesk } from './helpdesk.ts';
import { loneAdministrator } from './loneAdministrator.ts';
import { names } from './names.ts';
import { olderLinks } from './olderLinks.ts';

export const accounts: Attack = {
  name: 'accounts',
  about:
    'a helpdesk and a lone administrator on the way to medical records, names that pass for numbers or for other accounts, links of older emails',
  run: (target) => inTurn(target, [helpdesk, loneAdministrator, names, olderLinks]),
};
