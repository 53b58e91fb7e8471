import { refuseTwins, said } from '../../../kit/upload/twins.ts';
import { refuseSlice } from '../../../kit/upload/texts.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** As `nameKey` of `src/rules/accountName.ts`. */
const keyOf = (name: string) => `lower(regexp_replace(${name}, '[._/-]', '', 'g'))`;

/** As a name looks on a screen: 'Iecturer' is 'lecturer'. As the index of migration 0290. */
const lookOf = (name: string) => `translate(${keyOf(name)}, '01i5', 'olls')`;

export const matricTemplates = sql('matric-templates')`
  select matric_template as "matric_template!" from student_type where matric_template is not null order by id`;

/** Each is null, or what stands in the way: the name of another account, or that somebody has this number. */
export const nameInTheWay = sql('account-name-in-the-way')`
  select (select u.user_name from user_account u where ${lookOf('u.user_name')} = ${lookOf('$userName::text')} and u.id is distinct from $exceptUserId?::uuid
           order by u.created_at limit 1) as "other?",
         exists (select from matric_number where number = upper($userName)
                 union all select from admission where reg_number = upper($userName)
                 union all select from application where application_number = upper($userName)) as is_number`;

/** Returns the rows that would open an account with a number's name, which it refuses. */
export const refuseNumbers = sql('refuse-uploaded-users-with-names-of-numbers')`
  ${refuseSlice()} and r.outcome = 'new'
     and (${keyOf("(r.record->>'user_name')")} ~ any ($patterns::text[])
          or exists (select from matric_number where number = upper(r.record->>'user_name')
                     union all select from admission where reg_number = upper(r.record->>'user_name')
                     union all select from application where application_number = upper(r.record->>'user_name')))
  returning r.number`;

/** Returns the rows that would open an account beside one that looks like it. */
export const refuseLookalikes = sql('refuse-uploaded-users-with-names-alike')`
  ${refuseSlice()} and r.outcome = 'new'
     and exists (select from user_account u where ${lookOf('u.user_name')} = ${lookOf("(r.record->>'user_name')")})
  returning r.number`;

/** A row that would give an account another address than it has. */
const moves = (row: string) => `lower(${row}.before->>'email') is distinct from lower(${said(row, 'email')})`;

export const refuseNameTwins = refuseTwins(
  'of-accounts-named-alike',
  `${lookOf(`(${said('o', 'user_name')})`)} = ${lookOf(`(${said('r', 'user_name')})`)} and o.target is null and r.target is null`,
);

export const refuseAddressTwins = refuseTwins(
  'of-accounts-with-one-address',
  `lower(${said('o', 'email')}) = lower(${said('r', 'email')}) and ${moves('o')} and ${moves('r')}`,
);
