import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Fact } from '../../platform/facts.ts';
import { sql } from '../../platform/database/describedSql.ts';

const findNumber = sql('fact-matriculated')`
  select matric_number is not null as is_met from student where id = $studentId`;

export const matriculated: Fact = {
  name: 'matriculated',
  met: 'You have a matric number',
  unmet: 'Get your matric number, which the admissions office gives',
  link: OWN_ADMISSIONS.admission,
  isMet: async (db, { studentId }) => (await findNumber(db, { studentId }))[0]?.isMet ?? false,
};
