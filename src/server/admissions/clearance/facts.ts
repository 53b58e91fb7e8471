import type { Fact } from '../../platform/facts.ts';
import { sql } from '../../platform/database/describedSql.ts';

const findCleared = sql('fact-cleared')`
  select a.state in ('cleared', 'matriculated', 'deferred', 'suspended', 'completed', 'graduated') as is_met
    from student s join admission a on a.id = s.admission_id where s.id = $studentId`;

export const cleared: Fact = {
  name: 'cleared',
  met: 'The admissions office has cleared you',
  unmet: 'Send the documents by which the admissions office clears you',
  link: { name: 'Clearance', to: '/clearance' },
  isMet: async (db, { studentId }) => (await findCleared(db, { studentId }))[0]?.isMet ?? false,
};
