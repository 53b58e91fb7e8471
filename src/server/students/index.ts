import type { Domain } from '../platform/domain.ts';
import { studentAccounts } from './accounts/index.ts';
import { studentCorrections } from './corrections/index.ts';
import { departmentChanges } from './department-changes/index.ts';
import { studentFinding } from './finding/index.ts';
import { studentsDemo } from './demo/index.ts';
import { studentFiles } from './files/index.ts';
import { gates } from './gates/index.ts';
import { matricNumbers } from './matric-numbers/index.ts';
import { profiles } from './profiles/index.ts';
import { records } from './records/index.ts';
import { promotions } from './promotions/index.ts';
import { statesOfOrigin } from './origins/index.ts';
import { studentTags } from './tags/index.ts';
import { siwes } from './siwes/index.ts';
import { terms } from './terms/index.ts';
import { transcripts } from './transcripts/index.ts';

export const studentsWing: readonly Domain[] = [
  studentAccounts,
  records,
  studentFinding,
  studentFiles,
  gates,
  profiles,
  studentCorrections,
  studentTags,
  statesOfOrigin,
  matricNumbers,
  siwes,
  terms,
  promotions,
  departmentChanges,
  transcripts,
  studentsDemo,
];
