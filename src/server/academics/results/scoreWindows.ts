import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { equals } from '../../kit/list/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';

const windowWrites = writes(
  { session_id: 'int4', semester_id: 'int4', closes_on: 'date' },
  ({ sessionId, semesterId, closesOn }: SectionAnswersById['forms/score-window']) => ({
    session_id: sessionId,
    semester_id: semesterId,
    closes_on: closesOn,
  }),
);

export const scoreWindows = resource({
  table: 'score_window',
  list: {
    from: 'score_window t join academic_session e on e.id = t.session_id join semester s on s.id = t.semester_id',
    columns: {
      id: 'int4',
      name: 'text',
      sessionId: 'int4',
      semesterId: 'int4',
      closesOn: 'date',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      name: `s.name || ', ' || e.name`,
      sessionId: 't.session_id',
      semesterId: 't.semester_id',
      closesOn: 't.closes_on',
      active: 't.active',
    },
    opens: '-closesOn',
    sorts: { closesOn: { sql: 't.closes_on', type: 'date' } },
    filters: {
      sessionId: equals('t.session_id', 'int4'),
      semesterId: equals('t.semester_id', 'int4'),
      active: equals('t.active', 'bool'),
    },
  },
  creates: windowWrites,
  corrects: windowWrites,
  taken: { at: '/semesterId', message: 'this semester has a last day already: correct that one' },
});
