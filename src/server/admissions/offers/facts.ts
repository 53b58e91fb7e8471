import { NOT_ACCEPTED } from '#contract/admissions/states.ts';
import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Fact } from '../../platform/facts.ts';
import { inList } from '../../platform/database/inList.ts';
import { sql } from '../../platform/database/describedSql.ts';

const findAccepted = sql('fact-accepted')`
  select a.state not in ${inList(NOT_ACCEPTED)} as is_met from student s join admission a on a.id = s.admission_id where s.id = $studentId`;

export const accepted: Fact = {
  name: 'accepted',
  met: 'You have accepted your offer of admission',
  unmet: 'Accept your offer of admission',
  link: OWN_ADMISSIONS.admission,
  isMet: async (db, { studentId }) => (await findAccepted(db, { studentId }))[0]?.isMet ?? false,
};
