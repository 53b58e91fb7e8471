import { refuseTwins, said } from '../../../kit/upload/twins.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Those that are switched on, the ones of the past and of the future among them. */
export const requirementPeriods = sql('requirement-periods')`
  select id, department_id, programme_id, mode, valid_from, valid_to from programme_requirement where active order by id`;

export const requirementById = sql('requirement-by-id')`
  select id, department_id, programme_id, mode, valid_from from programme_requirement where id = $id`;

/** Of UTME alone: a selection has no part for Direct Entry. */
export const requirementsOfUtme = sql('requirements-of-utme')`
  select id, revision, department_id, programme_id, valid_from, valid_to, utme_compulsory, utme_any_of, o_level_compulsory, o_level_any_of,
    o_level_credits, o_level_sittings, minimum_utme, minimum_screening, minimum_age, waivers
    from programme_requirement where active and mode = 'UTME' and valid_from <= $day order by id`;

export const seedRequirements = sql('seed-programme-requirements')`
  insert into programme_requirement (department_id, programme_id, mode, valid_from, utme_compulsory, utme_any_of, o_level_compulsory, o_level_any_of,
    o_level_credits, o_level_sittings, direct_entry, waivers, source)
  select "departmentId", "programmeId", 'UTME', $validFrom::date, "utmeCompulsory", "utmeAnyOf", "oLevelCompulsory", "oLevelAnyOf", "oLevelCredits",
      "oLevelSittings", '', '', source
    from jsonb_to_recordset($rows::jsonb) as r ("departmentId" int4, "programmeId" int4, "utmeCompulsory" text, "utmeAnyOf" text, "oLevelCompulsory" text,
      "oLevelAnyOf" text, "oLevelCredits" int4, "oLevelSittings" int4, source text)
  on conflict do nothing`;

const begins = (one: string, within: string): string =>
  `${said(one, 'valid_from')} > ${said(within, 'valid_from')} and ${said(one, 'valid_from')} <= ${said(within, 'valid_to')}`;

/** Days are written alike, so their texts are in their order. */
export const refuseOverlaps = refuseTwins(
  'programme requirements',
  `${said('o', 'department_id')} = ${said('r', 'department_id')} and ${said('o', 'programme_id')} = ${said('r', 'programme_id')}
   and ${said('o', 'mode')} = ${said('r', 'mode')} and (${begins('o', 'r')} or ${begins('r', 'o')})`,
);
