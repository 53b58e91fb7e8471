/** SQL of the row and of the statement's parameters. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly step: string;
  readonly id?: string;
  readonly request?: string;
  readonly actor?: string;
  readonly reason?: string;
  readonly at?: string;
}

/**
 * A part of the statement that writes records as they are after some steps: an upload, a demo college. The history then has the steps.
 * @param rows with the order in which they are written
 */
export function stepped(table: string, rows: string, { from, to, step, ...rest }: Step): string {
  const { id = 'id', request = 'gen_random_uuid()', actor = '$actor', reason = 'null', at = '$now' } = rest;
  return `insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
    select ${request}, '${table}', (${id})::text, ${from}, ${to}, ${step}, ${actor}, ${reason}, ${at} from ${rows}`;
}
