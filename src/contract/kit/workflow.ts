import Type, { type Static, type TUnsafe } from 'typebox';
import type { ClaimedStepOf, StateOf, StepOf, Work } from '#catalogue/workflow/work.ts';
import { withArticle } from '#rules/article.ts';
import type { Claim } from '../people/claims.ts';
import { endpoint, type Access, type Endpoint } from './endpoint.ts';
import { FormAnswers } from './formAnswers.ts';
import { nullable } from './schemas.ts';

interface Worked<Path extends `/${string}`, W extends Work> {
  /** A record's address without its id. */
  readonly path: Path;
  /** Who reads the history. */
  readonly access: Access;
  readonly work: W;
  /** Steps that change the person whom the record is about. */
  readonly changes?: Readonly<Partial<Record<ClaimedStepOf<W>, Endpoint['changes']>>>;
}

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** `from` is the state that the caller saw: whoever was faster is not overruled. */
const Step = Type.Object({
  request: Type.String({ format: 'uuid', description: "The step's own name: sent again, it is the same one" }),
  from: Type.String({ maxLength: 40 }),
  digest: Type.Optional(
    Type.String({ maxLength: 128, description: 'Of what the caller saw, where the step approves it' }),
  ),
  answers: FormAnswers,
});

/** `step`, `from` and `to` are in words. */
export const TakenStep = Type.Object({
  step: Type.String(),
  from: Type.String(),
  to: Type.String(),
  by: Type.String(),
  reason: nullable(Type.String()),
  evidence: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  at: Type.String({ format: 'date-time' }),
});
export type TakenStep = Static<typeof TakenStep>;

/** The endpoints of a workflow of `flows/work`: one for each step that somebody takes by a claim, and the history. */
export function worked<const Path extends `/${string}`, const W extends Work>({
  path,
  access,
  work,
  changes,
}: Worked<Path, W>) {
  const claimed = Object.entries(work.steps).filter(([, { by }]) => by !== undefined);
  const steps = claimed.map(
    ([step, { title, by }]) =>
      [
        step,
        endpoint({
          method: 'POST',
          path: `${path}/:id/${step}` as `${Path}/:id/${ClaimedStepOf<W>}` & `/${string}`,
          access: { claim: by as Claim },
          inPerson: true,
          ...changesOf(changes?.[step as ClaimedStepOf<W>]),
          params: ById,
          body: Step,
          summary: `${title}; 409 when somebody was faster`,
          reply: StatusOf(work),
        }),
      ] as const,
  );
  return {
    work,
    steps: Object.fromEntries(steps) as Readonly<Record<ClaimedStepOf<W>, (typeof steps)[number][1]>>,
    history: endpoint({
      method: 'GET',
      path: `${path}/:id/history` as `${Path}/:id/history` & `/${string}`,
      access,
      summary: `What was done with ${withArticle(work.name)} and who did it`,
      params: ById,
      reply: Type.Array(TakenStep),
    }),
  };
}

const changesOf = (changes: Endpoint['changes']): Pick<Endpoint, 'changes'> =>
  changes === undefined ? {} : { changes };

/** What a record's row says of its state: `may` are the steps that the caller may take now. */
export const statusFields = <W extends Work>({ chart, steps }: W) => ({
  state: oneOf<StateOf<W>>(Object.keys(chart.states)),
  may: Type.Array(oneOf<StepOf<W>>(Object.keys(steps))),
});

/** The states of a chart by their names, for code and statements that mean one of them: `LINE.dropped`. */
export const statesOf = <const W extends Pick<Work, 'chart'>>({ chart }: W) =>
  Object.fromEntries(Object.keys(chart.states).map((state) => [state, state])) as {
    readonly [State in keyof W['chart']['states'] & string]: State;
  };

const StatusOf = <W extends Work>(work: W) =>
  Type.Object({ ...statusFields(work), status: Type.String({ description: 'The state in words' }) });

const oneOf = <Name extends string>(names: readonly string[]): TUnsafe<Name> =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names] });
