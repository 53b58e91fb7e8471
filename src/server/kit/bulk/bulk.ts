import type { ListQuery } from '#contract/kit/list.ts';
import { withThousands } from '#rules/money.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Parameter, Row, Values } from '../../platform/database/statement.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { composed, type Given } from '../list/composed.ts';
import type { List } from '../list/list.ts';
import { bulkText, CHANGED, GONE, type BulkText } from './text.ts';

/** One statement changes so many: a larger set is work for a job. */
const MOST_AT_ONCE = 20_000;

export type Id = string | number;

export type Target =
  | { readonly ids: readonly { readonly id: Id; readonly revision?: number }[] }
  | { readonly query: ListQuery; readonly count: number; readonly except: readonly Id[] };

export interface Outcome {
  /** Each with the revision that it has now. */
  readonly done: readonly (readonly [id: string, revision: number])[];
  readonly unchanged: number;
  readonly refused: readonly { readonly id: string; readonly name: string | null; readonly message: string }[];
}

interface Declared<P extends Record<string, Parameter>> extends Omit<BulkText, 'refusals'> {
  /** Names its statements. */
  readonly name: string;
  readonly list: Pick<List<unknown>, 'matching' | 'keyType' | 'filters' | 'isScoped'>;
  readonly parameters: P;
  /** The policy, as conditions of the row as it is locked; the first that holds says why it is refused. */
  readonly refusals: readonly { readonly when: string; readonly message: string }[];
}

const SHARED = { now: 'timestamptz', actor: 'text', ip: 'text', reason: 'text?' } as const;
const MOST = { most: 'int8' } as const;

const OUTCOME = { id: 'text', name: 'text?', refusal: 'int4?', revision: 'int4?' } as const;

const MESSAGES: Readonly<Record<number, string>> = {
  [CHANGED]: 'It was changed after you opened the list',
  [GONE]: 'It is no longer there',
};

/**
 * An act on many records as one statement, with the policy as its condition and a row of the audit log for each that it
 * changes. Rows are locked in the order of their ids, so that two such acts wait for each other and never stop each other.
 * @throws Error at boot where a filter of the list has the name of a parameter
 */
export function bulk<const P extends Record<string, Parameter>>({
  name,
  list,
  parameters,
  refusals,
  ...text
}: Declared<P>) {
  const shared = { ...SHARED, ...MOST, ...parameters };
  const taken = list.filters.filter((filter) => filter in shared);
  if (taken.length > 0)
    throw new Error(`The act '${name}' has parameters of the names of filters: ${taken.join(', ')}`);
  const run = composed(`bulk-${name}`);
  const whole = { ...text, refusals: refusals.map(({ when }) => when) };

  const act = async (
    db: Queryable,
    target: Target,
    values: Values<P> & Values<typeof SHARED>,
    user: User,
  ): Promise<Outcome> => {
    const seen = 'ids' in target ? target.ids.length : target.count - target.except.length;
    const chosen = 'ids' in target ? byIds(list, target, user) : byQuery(list, target, user);
    const given = {
      parameters: { ...shared, ...chosen.parameters },
      values: { ...values, most: Math.min(seen, MOST_AT_ONCE), ...chosen.values },
    };
    const rows = await run(db, bulkText(whole, chosen), given, OUTCOME);
    if (rows.length > MOST_AT_ONCE)
      throw invalid(`At most ${withThousands(MOST_AT_ONCE)} can be done at once. Please choose fewer by the filters`);
    if (rows.length > seen)
      throw new Problem(
        409,
        `The list has grown since you looked: there are ${withThousands(rows.length)} now. Please look again`,
      );
    return outcomeOf(rows, refusals);
  };
  return Object.assign(act, { filters: list.filters });
}

type Searched = Pick<List<unknown>, 'matching' | 'keyType' | 'isScoped'>;

interface ByTarget extends Given {
  readonly text: string;
  /** Selects the ids that this user sees at all; absent where everybody sees all, or where the text itself is within. */
  readonly within?: string;
}

function byIds(
  { matching, keyType, isScoped }: Searched,
  { ids }: Extract<Target, { ids: unknown }>,
  user: User,
): ByTarget {
  const within = isScoped ? matching({}, user) : undefined;
  return {
    text: `select distinct on (x.id) x.id, x.revision from jsonb_to_recordset($chosen::jsonb) as x (id ${keyType}, revision int4)`,
    ...(within && { within: within.text }),
    parameters: { ...within?.parameters, chosen: 'jsonb' },
    values: { ...within?.values, chosen: ids },
  };
}

/** One more than is allowed shows that there are too many. */
function byQuery(
  { matching, keyType }: Searched,
  { query, except }: Extract<Target, { query: unknown }>,
  user: User,
): ByTarget {
  const { text, parameters, values } = matching(query, user);
  return {
    text: `select m.id, null::int4 as revision from (${text}) m
      where m.id not in (select e.value::${keyType} from jsonb_array_elements_text($except::jsonb) e) limit ${MOST_AT_ONCE + 1}`,
    parameters: { ...parameters, except: 'jsonb' },
    values: { ...values, except },
  };
}

function outcomeOf(
  rows: readonly Row<typeof OUTCOME>[],
  refusals: Declared<Record<string, Parameter>>['refusals'],
): Outcome {
  return {
    done: rows.flatMap(({ id, revision }) => (revision === null ? [] : [[id, revision] as const])),
    unchanged: rows.filter(({ revision, refusal }) => revision === null && refusal === null).length,
    refused: rows.flatMap(({ id, name, refusal }) =>
      refusal === null ? [] : [{ id, name, message: MESSAGES[refusal] ?? refusals[refusal]!.message }],
    ),
  };
}
