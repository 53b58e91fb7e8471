/** SQL of the row and of the statement's parameters. */
interface Step {
  readonly id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly step?: string;
  readonly request?: string;
  readonly actor?: string;
  readonly reason?: string;
  readonly at?: string;
}

/**
 * A part of the statement that writes records as they are after some steps: an upload, a demo college. The history then has the steps.
 * @param rows with the order in which they are written; each has a `step` unless the states are given
 */
export function stepped(table: string, rows: string, given: Step): string {
  const { id = 'id', from = 'step.came_from', to = 'step.led_to', step = 'step.name', ...rest } = given;
  const { request = 'gen_random_uuid()', actor = '$actor', reason = 'null', at = '$now' } = rest;
  return `insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
    select ${request}, '${table}', (${id})::text, ${from}, ${to}, ${step}, ${actor}, ${reason}, ${at} from ${rows}`;
}
