import type { Answers } from '../../../school/named.ts';
import { equals } from '../../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { active } from '../../../kit/resource/named.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { writes } from '../../../kit/resource/writes.ts';

export type NewRequirement = Answers<'programme-requirement'>;
export type RequirementDetails = Answers<'requirement-details'>;

const DETAILS = {
  valid_to: 'date?',
  utme_compulsory: 'text',
  utme_any_of: 'text',
  o_level_compulsory: 'text',
  o_level_any_of: 'text',
  o_level_credits: 'int4?',
  o_level_sittings: 'int4?',
  minimum_utme: 'int4?',
  minimum_screening: 'int4?',
  minimum_age: 'int4?',
  direct_entry: 'text',
  waivers: 'text',
  source: 'text',
} as const;

const detailsOf = (typed: RequirementDetails) => ({
  valid_to: typed.validTo ?? null,
  utme_compulsory: typed.utmeCompulsory ?? '',
  utme_any_of: typed.utmeAnyOf ?? '',
  o_level_compulsory: typed.oLevelCompulsory ?? '',
  o_level_any_of: typed.oLevelAnyOf ?? '',
  o_level_credits: typed.oLevelCredits ?? null,
  o_level_sittings: typed.oLevelSittings ?? null,
  minimum_utme: typed.minimumUtme ?? null,
  minimum_screening: typed.minimumScreening ?? null,
  minimum_age: typed.minimumAge ?? null,
  direct_entry: typed.directEntry ?? '',
  waivers: typed.waivers ?? '',
  source: typed.source,
});

export const requirements = resource({
  table: 'programme_requirement',
  list: {
    from: `programme_requirement t join department d on d.id = t.department_id join school_programme p on p.id = t.programme_id
      join student_type s on s.id = p.student_type_id`,
    columns: {
      id: 'int4',
      departmentId: 'int4',
      department: 'text',
      programmeId: 'int4',
      programme: 'text',
      studentTypeId: 'int4',
      studentType: 'text',
      mode: 'text',
      validFrom: 'date',
      validTo: 'date?',
      utmeCompulsory: 'text',
      utmeAnyOf: 'text',
      oLevelCompulsory: 'text',
      oLevelAnyOf: 'text',
      oLevelCredits: 'int4?',
      oLevelSittings: 'int4?',
      minimumUtme: 'int4?',
      minimumScreening: 'int4?',
      minimumAge: 'int4?',
      directEntry: 'text',
      waivers: 'text',
      source: 'text',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      departmentId: 't.department_id',
      department: 'd.name',
      programmeId: 't.programme_id',
      programme: 'p.name',
      studentTypeId: 'p.student_type_id',
      studentType: 's.name',
      mode: 't.mode',
      validFrom: 't.valid_from',
      validTo: 't.valid_to',
      utmeCompulsory: 't.utme_compulsory',
      utmeAnyOf: 't.utme_any_of',
      oLevelCompulsory: 't.o_level_compulsory',
      oLevelAnyOf: 't.o_level_any_of',
      oLevelCredits: 't.o_level_credits',
      oLevelSittings: 't.o_level_sittings',
      minimumUtme: 't.minimum_utme',
      minimumScreening: 't.minimum_screening',
      minimumAge: 't.minimum_age',
      directEntry: 't.direct_entry',
      waivers: 't.waivers',
      source: 't.source',
      active: 't.active',
    },
    opens: 'department',
    sorts: { department: alphabetical('d.name'), validFrom: { sql: 't.valid_from', type: 'date' } },
    filters: {
      search: matches(searchable('d.name', 'p.name', 't.source')),
      departmentId: equals('t.department_id', 'int4'),
      active,
    },
  },
  creates: writes(
    { department_id: 'int4', programme_id: 'int4', mode: 'text', valid_from: 'date', ...DETAILS },
    (typed: NewRequirement) => ({
      department_id: typed.departmentId,
      programme_id: typed.programmeId,
      mode: typed.mode,
      valid_from: typed.validFrom,
      ...detailsOf(typed),
    }),
  ),
  corrects: writes(DETAILS, detailsOf),
  key: { department_id: 'exact', programme_id: 'exact', mode: 'exact', valid_from: 'exact' },
  taken: { at: '/validFrom', message: 'the programme has a requirement that begins on this day already' },
});
