import { setTimeout as pause } from 'node:timers/promises';
import { Away } from '../../platform/away.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { inOrder } from './order.ts';
import { analyzeGrownTables, demoProgress, findDemoCollege, lockDemo, noteSlice } from './sql.ts';

export interface DemoSeeding {
  /** Resolves when all is written, when it was stopped, and when it failed; what is missing then comes at the next start. */
  readonly done: Promise<void>;
  /** Resolves when the slice in hand is written. */
  stop(): Promise<void>;
}

/** Fills the demo college in the background, and goes on where a killed server left it. */
export function seedDemo(platform: Platform, domains: readonly Domain[]): DemoSeeding {
  const closing = new AbortController();
  const done = fill(platform, inOrder(domains.flatMap(({ demoData = [] }) => demoData)), closing.signal).catch(
    (error: unknown) => platform.log.error({ err: error }, 'filling the demo college failed; the next start goes on'),
  );
  return {
    done,
    stop: () => {
      closing.abort();
      return done;
    },
  };
}

async function fill(platform: Platform, steps: readonly DemoStep[], closing: AbortSignal): Promise<void> {
  if (platform.settings.demoStudents === 0) return;
  const demo = await demoOf(platform);
  if (!demo) return;
  const began = performance.now();
  for (const step of steps) {
    const beganStep = performance.now();
    while (!closing.aborted && (await writeNextWhenAnswered(platform, demo, step))) continue;
    platform.log.debug(
      { step: step.name, ms: Math.round(performance.now() - beganStep) },
      'a step of the demo college',
    );
  }
  if (closing.aborted) return;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  platform.log.info({ students: demo.students, seconds }, 'the demo college is filled');
}

async function demoOf({ database, settings, catalogue, lookups, files }: Platform): Promise<Demo | undefined> {
  const [row] = await findDemoCollege(database);
  return (
    row && {
      settings,
      catalogue,
      lookups,
      files,
      day: row.day,
      students: row.students,
      session: { id: row.sessionId, name: row.session },
    }
  );
}

const AWAY_PAUSE_MS = 1000;

/** On a slow machine a slice or a checkpoint can take longer than a connection is waited for. */
async function writeNextWhenAnswered(platform: Platform, demo: Demo, step: DemoStep): Promise<boolean> {
  try {
    return await writeNext(platform, demo, step);
  } catch (error) {
    if (!(error instanceof Away)) throw error;
    platform.log.warn({ step: step.name }, 'filling the demo college waits for the database');
    await pause(AWAY_PAUSE_MS);
    return true;
  }
}

/** False when the step has no slice left. */
async function writeNext({ database }: Platform, demo: Demo, step: DemoStep): Promise<boolean> {
  const slices = step.slices?.(demo) ?? 1;
  const [progress] = await demoProgress(database, { name: step.name });
  if (!progress || progress.finished) return false;
  const index = progress.slices;
  const began = performance.now();
  const write = await step.slice(demo, index);
  await database.transaction(async (tx) => {
    await lockDemo(tx);
    const [mine] = await noteSlice(tx, { name: step.name, slice: index, finished: index + 1 >= slices });
    if (mine) await write(tx);
  });
  // Autovacuum looks once a minute, and the embedded database has none.
  await analyzeGrownTables(database);
  if (database.kind === 'embedded') await leaveRoom(performance.now() - began);
  return index + 1 < slices;
}

/** Requests have the embedded database, which is in this process, for a part of the time, however long a slice took. */
const leaveRoom = (tookMs: number) => pause(Math.min(tookMs / 4, 100));
