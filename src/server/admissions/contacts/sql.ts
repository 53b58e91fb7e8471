import type { Answers } from '../../school/named.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { active } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';

export type NewContact = Answers<'candidate-contact'>;
export type ContactDetails = Answers<'contact-details'>;

const DETAILS = { email: 'text?', phone: 'text?' } as const;
const detailsOf = ({ email, phone }: ContactDetails) => ({ email: email || null, phone: phone || null });

const NAME = `coalesce(
  (select a.full_name from admission a where a.reg_number = t.registration_number order by a.session_id desc limit 1),
  (select concat_ws(' ', c.lastname, c.firstname, nullif(c.middlename, '')) from jamb_candidate c where c.registration_number = t.registration_number
    order by c.session_id desc limit 1))`;

export const contacts = resource({
  table: 'candidate_contact',
  list: {
    from: 'candidate_contact t',
    columns: {
      id: 'int4',
      registrationNumber: 'text',
      fullName: 'text?',
      email: 'text?',
      phone: 'text?',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      registrationNumber: 't.registration_number',
      fullName: NAME,
      email: 't.email',
      phone: 't.phone',
      active: 't.active',
    },
    opens: 'registrationNumber',
    sorts: { registrationNumber: { sql: 't.registration_number', type: 'text' } },
    filters: {
      search: matches(
        searchable('t.registration_number', `coalesce(${NAME}, '')`, `coalesce(t.email, '')`, `coalesce(t.phone, '')`),
      ),
      active,
    },
  },
  creates: writes({ registration_number: 'text', ...DETAILS }, ({ registrationNumber, ...details }: NewContact) => ({
    registration_number: registrationNumber,
    ...detailsOf(details),
  })),
  corrects: writes(DETAILS, detailsOf),
  key: { registration_number: 'exact' },
  taken: { at: '/registrationNumber', message: 'this registration number has a contact already' },
});

/** Of these, those of a candidate of any list or of an application. */
export const numbersKnown = sql('candidate-numbers-known')`
  select registration_number as "number!" from jamb_candidate where registration_number = any($numbers::text[])
  union select reg_number from admission where reg_number = any($numbers::text[])
  union select application_number from application where application_number = any($numbers::text[])`;
