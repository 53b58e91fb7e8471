import { origins as contract } from '#contract/students/origins.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { serveBulk, type BulkAct } from '../../kit/bulk/serveBulk.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { chargeLeft, chargingKind } from './job.ts';
import { countUncharged, originList, putOriginsBack, takeOrigins } from './sql.ts';
import { hourlyAt } from '../../platform/jobs/jobs.ts';

export const statesOfOrigin: Domain = {
  name: 'states of origin',
  async register(app, platform) {
    const { lookups, backgroundJobs, jobs } = platform;
    const kind = chargingKind(platform);
    backgroundJobs.define(kind);
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    await jobs.schedule('charge-states-of-origin', hourlyAt(50), () => chargeLeft(platform, closing.signal));

    const nameOf = (id: number | null) => (id === null ? null : (lookups.nameOf('states-of-residence', id) ?? null));
    serveList(
      app,
      platform,
      contract,
      originList,
      ({ recorded, stated, jamb, ...row }) =>
        ({ ...row, recorded: nameOf(recorded), stated: nameOf(stated), jamb: nameOf(jamb) }) as never,
    );
    const acts: Readonly<Record<'take' | 'putBack', BulkAct>> = {
      take: charged(platform, kind.name, takeOrigins),
      putBack: charged(platform, kind.name, putOriginsBack),
    };
    serveBulk(app, platform, contract, contract.declared, {
      acts,
      changed: async () => backgroundJobs.prompt(),
    });
  },
};

/** The charges follow by a job, which notifies each student. */
const charged =
  ({ backgroundJobs }: Platform, kind: string, act: typeof takeOrigins): BulkAct =>
  async (tx, target, given, by) => {
    const outcome = await act(tx, target, given, by.user);
    const [uncharged] = await countUncharged(tx);
    const job = { kind, subject: {}, title: 'Charges follow the states of origin', page: STUDENTS.origins.to };
    if (outcome.done.length > 0)
      await backgroundJobs.enqueue(tx, { ...job, total: uncharged!.changes }, by).catch(leftToSchedule);
    return outcome;
  };

/** Whoever has many jobs under way takes over all the same. */
function leftToSchedule(error: unknown): void {
  if (!(error instanceof Problem && error.status === 429)) throw error;
}
