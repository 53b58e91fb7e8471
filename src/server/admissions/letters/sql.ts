import { PROGRAMME } from '../admission-list/service.ts';
import { statement } from '../../platform/database/statement.ts';

const FACTS = {
  id: 'uuid',
  state: 'text',
  reg_number: 'text',
  full_name: 'text',
  programme: 'text',
  department: 'text?',
  faculty: 'text?',
  session: 'text',
  student_type_id: 'int4',
  level_id: 'int4',
  admitted_on: 'date',
  offer_until: 'date?',
} as const;

export const letterFacts = statement(
  'letter-facts',
  { admissionId: 'uuid' },
  `
  select a.id, a.state, a.reg_number, a.full_name, ${PROGRAMME} as programme, d.name as department, f.name as faculty, s.name as session, a.student_type_id, a.level_id, a.admitted_on, a.offer_until
    from admission a join academic_session s on s.id = a.session_id left join school_programme p on p.id = a.programme_id left join department_option o on o.id = a.option_id
         left join department d on d.id = a.department_id left join faculty f on f.id = d.faculty_id where a.id = $admissionId`,
  FACTS,
);

const PAPER = { number: 'text', code: 'text', hash: 'text', issued_at: 'timestamptz' } as const;
const OF = { kind: 'text', subjectKind: 'text', subjectId: 'text' } as const;

export const validPaper = statement(
  'valid-paper',
  OF,
  `
  select number, code, hash, issued_at from document_record where kind = $kind and subject_kind = $subjectKind and subject_id = $subjectId and revoked_at is null`,
  PAPER,
);

export const revokePaper = statement(
  'revoke-paper',
  { ...OF, now: 'timestamptz' },
  `
  update document_record set revoked_at = $now where kind = $kind and subject_kind = $subjectKind and subject_id = $subjectId and revoked_at is null`,
  {},
);

/** Of two at once, one gets no row. */
export const issuePaper = statement(
  'issue-paper',
  { ...OF, prefix: 'text', code: 'text', hash: 'text', now: 'timestamptz' },
  `
  insert into document_record (kind, number, code, subject_kind, subject_id, hash, issued_at)
  values ($kind, $prefix || lpad(nextval('document_record_serial')::text, 6, '0'), $code, $subjectKind, $subjectId, $hash, $now)
  on conflict do nothing returning number, code, hash, issued_at`,
  PAPER,
);

export const paperOfCode = statement(
  'paper-of-code',
  { code: 'text' },
  `
  select p.kind, p.number, p.subject_id, p.hash, p.issued_at, p.revoked_at is not null as is_revoked from document_record p where p.code = $code and p.subject_kind = 'admission'`,
  {
    kind: 'text',
    number: 'text',
    subject_id: 'text',
    hash: 'text',
    issued_at: 'timestamptz',
    is_revoked: 'bool',
  },
);

export const papersOf = statement(
  'papers-of-admission',
  { admissionId: 'text' },
  `
  select kind, number, issued_at, revoked_at from document_record where subject_kind = 'admission' and subject_id = $admissionId order by issued_at`,
  {
    kind: 'text',
    number: 'text',
    issued_at: 'timestamptz',
    revoked_at: 'timestamptz?',
  },
);
