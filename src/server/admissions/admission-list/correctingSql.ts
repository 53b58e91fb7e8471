import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** A state that moved has another revision, so an offer that was accepted meanwhile stays as it is. */
export const correctPlace = sql('correct-admission-place')`
  with before as (select * from admission where id = $id and revision = $revision for update),
  changed as (
    update admission a set full_name = $full_name, programme_id = $programme_id, department_id = $department_id, option_id = $option_id?,
      state_id = $state_id?, level_id = $level_id, admitted_on = $admitted_on, offer_until = $offer_until?, email = $email?, listed_programme = null
      from before where a.id = before.id returning a.*),
  ${audited('corrected', 'admission', 'changed join before using (id)', {
    id: 'changed.id',
    detail: { before: "to_jsonb(before) - 'revision'", after: "to_jsonb(changed) - 'revision'" },
  })}
  select changed.id, changed.reg_number, changed.full_name, before.email as left, changed.email from changed join before using (id)`;
