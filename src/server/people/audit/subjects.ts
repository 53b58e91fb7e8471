import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { matches, searchable } from '../../kit/list/search.ts';

/** A kind of record that the log names, finds by its words, and leads to. */
interface Subject {
  /** SQL of the key in the page's address, and of the name, from the joined rows. */
  readonly key: string;
  readonly name: string;
  /** The ids of those that the words of `$` find. */
  readonly found: string;
  readonly page: PageDefinition;
  readonly parameter: string;
}

const words = (row: string): string => matches(`${row}.search`).sql;
const number = (column: string): string => matches(searchable(column)).sql;
const PERSON = "concat_ws(' ', coalesce(st.matric_number, ad.reg_number), ad.full_name)";

const SUBJECTS: Readonly<Record<string, Subject>> = {
  user: {
    key: 's.id::text',
    name: 's.user_name',
    found: `select f.id::text from user_account f where ${words('f')}`,
    page: PEOPLE.user,
    parameter: 'user',
  },
  student: {
    key: 'ad.id::text',
    name: PERSON,
    found: `select f.id::text from student f join admission a on a.id = f.admission_id where ${words('a')} or ${number('a.reg_number')}
      union select f.id::text from student f join user_account u on u.id = f.user_id where ${words('u')}`,
    page: STUDENTS.view,
    parameter: 'admission',
  },
  admission: {
    key: 'ad.id::text',
    name: PERSON,
    found: `select f.id::text from admission f where ${words('f')} or ${number('f.reg_number')}`,
    page: ADMISSIONS.admissionPlace,
    parameter: 'place',
  },
  invoice: {
    key: 'i.invoice_number',
    name: 'i.invoice_number',
    found: `select f.id::text from invoice f where ${words('f')}`,
    page: FINANCE.verifyPayment,
    parameter: 'reference',
  },
  application: {
    key: 'p.invoice_id::text',
    name: 'ap.application_number',
    found: `select f.id::text from application f where ${words('f')} or ${number('f.application_number')}`,
    page: ADMISSIONS.applicant,
    parameter: 'id',
  },
};

/** Entries are joined to what they are about by its key, because the log grows without end. */
const id = (...kinds: string[]): string =>
  `case when e.subject_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) then e.subject_id::uuid end`;

export const JOIN_SUBJECTS = `
  left join user_account s on s.id = ${id('user')}
  left join student st on st.id = ${id('student')}
  left join admission ad on ad.id = coalesce(st.admission_id, ${id('admission')})
  left join invoice i on i.id = ${id('invoice')}
  left join application ap on ap.id = ${id('application')}
  left join payment p on p.rrr = ap.rrr`;

const byKind = (part: 'key' | 'name'): string =>
  `case e.subject_kind ${Object.entries(SUBJECTS)
    .map(([kind, subject]) => `when '${kind}' then ${subject[part]}`)
    .join(' ')} end`;

export const SUBJECT_KEY = byKind('key');
export const SUBJECT_NAME = byKind('name');

/** The ids of entries about any record that the words find. */
export const ABOUT_FOUND = Object.entries(SUBJECTS)
  .map(
    ([kind, { found }]) =>
      `select o.id from audit_entry o where o.subject_kind = '${kind}' and o.subject_id in (${found})`,
  )
  .join(' union all ');

/** Where the record is read; null for who may not open its page. */
export function subjectPage(kind: string, key: string | null, claims: ReadonlySet<string>): string | null {
  const subject = SUBJECTS[kind];
  if (!subject || key === null || !claims.has(subject.page.claim)) return null;
  return `${subject.page.to}?${subject.parameter}=${encodeURIComponent(key)}`;
}
