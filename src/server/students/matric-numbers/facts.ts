import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Fact } from '../../platform/facts.ts';
import { statement } from '../../platform/database/statement.ts';

const findNumber = statement(
  'fact-matriculated',
  { studentId: 'uuid' },
  'select matric_number is not null as is_met from student where id = $studentId',
  { is_met: 'bool' },
);

export const matriculated: Fact = {
  name: 'matriculated',
  met: 'You have a matric number',
  unmet: 'Get your matric number, which the admissions office gives',
  link: OWN_ADMISSIONS.admission,
  isMet: async (db, { studentId }) => (await findNumber(db, { studentId }))[0]?.is_met ?? false,
};
