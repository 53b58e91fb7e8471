import type { FastifyInstance } from 'fastify';
import type { ClaimedStepOf, StepOf, Work } from '#catalogue/workflow/work.ts';
import { stepsOf } from '#catalogue/workflow/transition.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { TakenStep } from '#contract/kit/workflow.ts';
import { inWords } from '#rules/inWords.ts';
import { accessRefusal, byOf, type User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import { judgeForm, type FormName } from '../forms/service.ts';
import { filesOfUser } from '../student/files.ts';
import type { Took, Workflow } from './workflow.ts';

interface WorkContract<W extends Work> {
  readonly work: W;
  readonly steps: Readonly<Record<ClaimedStepOf<W>, Endpoint>>;
  readonly history: Endpoint;
}

interface StepCall extends Omit<Call<Endpoint>, 'params' | 'body' | 'caller'> {
  readonly params: { readonly id: string };
  readonly body: {
    readonly request: string;
    readonly from: string;
    readonly digest?: string;
    readonly answers: Readonly<Record<string, unknown>>;
  };
  readonly caller: User;
}

/** The steps that a user may take from a state, by the access rules of the endpoints that take them. */
export const maySteps = <W extends Work>({ work, steps }: WorkContract<W>, state: string, user: User): StepOf<W>[] =>
  stepsOf(work, state, (step) => isClaimed(steps, step) && accessRefusal(steps[step], user) === undefined);

const isClaimed = <W extends Work>(steps: WorkContract<W>['steps'], step: StepOf<W>): step is ClaimedStepOf<W> =>
  Object.hasOwn(steps, step);

export function serveWorkflow<W extends Work>(
  app: FastifyInstance,
  platform: Platform,
  contract: WorkContract<W>,
  { take, taken, barred }: Workflow<W>,
  took?: Took<W>,
): void {
  const { work, steps, history } = contract;
  const statusIn = async (id: string, state: string, user: User) => {
    const left = await barred(platform.database, id, user);
    const may = maySteps(contract, state, user).filter((step) => !left.has(step));
    return { state, status: titleOf(work, state), may };
  };

  for (const step of Object.keys(steps) as ClaimedStepOf<W>[]) {
    route(app, steps[step], (async (call: StepCall) => {
      const {
        params: { id },
        body: { request, from, digest, answers },
        caller,
      } = call;
      const { form } = work.steps[step]!;
      const files = await filesOfUser(platform.database, caller.userId);
      const given = form === undefined ? {} : judgeForm(platform, form as FormName, answers, 'Failed!', files);
      const state = await take(
        platform.database,
        { id, step, from, request, digest, ...whyIn(given) },
        byOf(call),
        platform.now(),
        took,
      );
      platform.mail.prompt();
      platform.backgroundJobs.prompt();
      return statusIn(id, state, caller);
    }) as unknown as Handler<Endpoint>);
  }

  route(app, history, (async ({ params }: StepCall): Promise<TakenStep[]> =>
    presentSteps(work, await taken(platform.database, params.id))) as unknown as Handler<Endpoint>);
}

/** A record's history, in words. */
export const presentSteps = (work: Work, taken: readonly RowOf<'steps-taken'>[]): TakenStep[] =>
  taken.map(({ step, fromState, toState, by, reason, evidence, evidenceName, at }) => ({
    step: inWords(work.steps[step]?.past ?? step),
    from: titleOf(work, fromState),
    to: titleOf(work, toState),
    by,
    reason,
    ...(evidence !== null && { evidence: { id: evidence, name: evidenceName! } }),
    at: at.toISOString(),
  }));

const titleOf = ({ chart }: Work, state: string) => chart.states[state]?.meta.title ?? state;

/** Every step's form asks for a reason, as `checkWorks` sees to. */
function whyIn(given: object): {
  reason: string | null;
  evidence: string | null;
  answers: Readonly<Record<string, unknown>>;
} {
  const { reason, evidence = null, ...answers } = given as { readonly reason?: string; readonly evidence?: string };
  return { reason: reason?.trim() ?? null, evidence, answers };
}
