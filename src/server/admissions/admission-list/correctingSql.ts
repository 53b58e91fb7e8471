import { audited } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const PLACE = {
  full_name: 'text',
  programme_id: 'int4',
  department_id: 'int4',
  option_id: 'int4?',
  state_id: 'int4?',
  level_id: 'int4',
  admitted_on: 'date',
  offer_until: 'date?',
  email: 'text?',
} as const;

/** A state that moved has another revision, so an offer that was accepted meanwhile stays as it is. */
export const correctPlace = statement(
  'correct-admission-place',
  { id: 'uuid', revision: 'int4', ...PLACE, now: 'timestamptz', actor: 'text', ip: 'text' },
  `
  with before as (select * from admission where id = $id and revision = $revision for update),
  changed as (
    update admission a set ${Object.keys(PLACE)
      .map((column) => `${column} = $${column}`)
      .join(', ')}, listed_programme = null from before where a.id = before.id returning a.*),
  ${audited('corrected', 'admission', 'changed join before using (id)', {
    id: 'changed.id',
    detail: { before: "to_jsonb(before) - 'revision'", after: "to_jsonb(changed) - 'revision'" },
  })}
  select changed.id, changed.reg_number, changed.full_name, before.email as left, changed.email from changed join before using (id)`,
  { id: 'uuid', reg_number: 'text', full_name: 'text', left: 'text?', email: 'text?' },
);
