import type { JambList } from '#catalogue/registry/entrances.ts';
import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { condition } from '../../kit/list/scope.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';

const FULL_NAME = nameOn('c');

/** These are the orders of indices (migration 0073). */
const SORTS = {
  registrationNumber: { sql: 'c.registration_number', type: 'text' },
  fullName: alphabetical(`c.lastname || ' ' || c.firstname || ' ' || c.middlename`),
  department: alphabetical('d.name'),
} as const;

const byScore = (sql: string) => ({ sql: `coalesce(${sql}, -1)`, type: 'int4' }) as const;

const FILTERS = {
  search: matches(searchable('c.registration_number', 'c.lastname', 'c.firstname', 'c.middlename')),
  sessionId: equals('c.session_id', 'int4'),
  departmentId: equals('c.department_id', 'int4'),
  stateId: equals('c.state_id', 'int4'),
};

const CANDIDATE = {
  id: 'int4',
  registrationNumber: 'text',
  fullName: 'text',
  genderId: 'int4',
  stateId: 'int4?',
  lgaId: 'int4?',
  department: 'text',
  session: 'text',
  listedAt: 'timestamptz',
  revision: 'int4',
} as const;

const SELECT = {
  id: 'c.id',
  registrationNumber: 'c.registration_number',
  fullName: FULL_NAME,
  genderId: 'c.gender_id',
  stateId: 'c.state_id',
  lgaId: 'c.lga_id',
  department: 'd.name',
  session: 's.name',
  listedAt: 'c.listed_at',
  revision: 'c.revision',
} as const;

const KEY = { sql: 'c.id', type: 'int4' } as const;
const FROM =
  'jamb_candidate c join department d on d.id = c.department_id join academic_session s on s.id = c.session_id';
const RESULT = 'putme_result r on r.session_id = c.session_id and r.registration_number = c.registration_number';

const onList = (name: JambList) => () => condition(`c.list = '${name}'`, {}, {});

export const utmeList = list({
  name: 'jamb-list',
  from: `${FROM} left join ${RESULT}`,
  key: KEY,
  scope: onList('UTME'),
  opens: 'registrationNumber',
  columns: { ...CANDIDATE, utmeScore: 'int4?', putmeScore: 'int4?' },
  select: { ...SELECT, utmeScore: 'c.utme_score', putmeScore: 'r.putme_score' },
  sorts: { ...SORTS, utmeScore: byScore('c.utme_score') },
  filters: FILTERS,
});

export const directEntryList = list({
  name: 'direct-entry-list',
  from: FROM,
  key: KEY,
  scope: onList('DE'),
  opens: 'registrationNumber',
  columns: CANDIDATE,
  select: SELECT,
  sorts: SORTS,
  filters: FILTERS,
});

export const resultList = list({
  name: 'putme-results',
  from: `${FROM} join ${RESULT}`,
  key: { sql: 'r.id', type: 'int4' },
  opens: 'registrationNumber',
  columns: {
    id: 'int4',
    candidateId: 'int4',
    registrationNumber: 'text',
    fullName: 'text',
    department: 'text',
    session: 'text',
    stateId: 'int4?',
    utmeScore: 'int4',
    putmeScore: 'int4',
    recordedAt: 'timestamptz',
  },
  select: {
    id: 'r.id',
    candidateId: 'c.id',
    registrationNumber: SELECT.registrationNumber,
    fullName: FULL_NAME,
    department: 'd.name',
    session: 's.name',
    stateId: 'c.state_id',
    utmeScore: 'c.utme_score',
    putmeScore: 'r.putme_score',
    recordedAt: 'r.recorded_at',
  },
  sorts: {
    ...SORTS,
    utmeScore: byScore('c.utme_score'),
    putmeScore: byScore('r.putme_score'),
    recordedAt: { sql: 'r.recorded_at', type: 'timestamptz' },
  },
  filters: FILTERS,
});
