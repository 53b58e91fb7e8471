import { audited } from '../../platform/audit.ts';

export interface BulkText {
  /** Its rows have an `id` and a `revision`. */
  readonly table: string;
  /** What conditions call the table. */
  readonly alias: string;
  /** The record's name, in SQL. */
  readonly title: string;
  readonly set: string;
  /** A row that is so already is left alone, and is neither refused nor audited. */
  readonly isDone: string;
  readonly refusals: readonly string[];
  /** What the audit log says of a row before and after: SQL of the row's alias. */
  readonly part: (row: string) => string;
  /** The audit log's kind, and the verb as SQL of the parameters. */
  readonly kind: string;
  readonly action: string;
  /** Further parts of the statement, which read `changed`: `ended as (update …)`. */
  readonly also?: string;
}

/** These refusals are every act's; those of a policy count from 0. */
export const CHANGED = -1;
export const GONE = -2;

/**
 * A row is judged as it is when its lock is held. The parts are put together by `union all` and what `returning` brings, not by
 * joins: the planner knows nothing of their sizes, and would compare each of 20,000 rows with each. What was judged comes first:
 * a table's statement trigger may lock a row of its own, and single edits lock theirs before it too.
 * Nothing is changed where more than `$most` are chosen: each comes back as gone, and their number says why.
 * What is beyond `within` is gone too: nobody is told what they may not see.
 * @param chosen its text selects `id` and the `revision` that was seen, or null
 */
export function bulkText(
  { table, alias, title, set, isDone, refusals, part, kind, action, also }: BulkText,
  chosen: { readonly text: string; readonly within?: string },
): string {
  return `
    with chosen as materialized (${chosen.text}),
    judged as (
      select ${alias}.id, ${title} as name, ${part(alias)} as before, (${isDone}) as is_done,
             case when ${isDone} then null when chosen.revision <> ${alias}.revision then ${CHANGED}
                  ${refusals.map((when, index) => `when ${when} then ${index}`).join(' ')} end as refusal
        from ${table} ${alias} join chosen on chosen.id = ${alias}.id
       where (select count(*) from chosen) <= $most${chosen.within ? ` and ${alias}.id in (${chosen.within})` : ''}
         order by ${alias}.id for no key update of ${alias}
    ), changed as (
      update ${table} ${alias} set ${set} from judged where ${alias}.id = judged.id and judged.refusal is null and not judged.is_done
      returning ${alias}.id, ${alias}.revision, judged.before, ${part(alias)} as after
    ), ${audited(action, kind, 'changed', {
      detail: `jsonb_build_object('before', before, 'after', after)
        || case when $reason::text is null then '{}'::jsonb else jsonb_build_object('reason', $reason::text) end`,
    })}${also ? `, ${also}` : ''}
    select id::text as id, name, refusal, null::int4 as revision from judged where refusal is not null or is_done
    union all select id::text, null, ${GONE}, null from chosen where id not in (select id from judged)
    union all select id::text, null, null, revision from changed`;
}
