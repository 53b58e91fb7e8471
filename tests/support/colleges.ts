import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';
import { startPostgres } from './postgres.ts';
import { emptyCollege, SERVER_ENVIRONMENT, startProcess } from './serverProcess.ts';
import { dropDatabase, newDatabase } from './testDatabases.ts';
import { LONGEST_TEST_MS, until } from './until.ts';

/** A college in a process of its own, with an empty database (beside DATABASE_URL, where that is set) and the sandbox for a bank. */
export interface College {
  readonly address: string;
}

/** What a spec file or a project of `playwright.config.ts` may ask for. */
export interface CollegeOptions {
  /** `postgres`: beside DATABASE_URL or, where that is not set, on a cluster of its own. `given`: as DATABASE_URL says, else embedded. */
  readonly database: 'given' | 'postgres';
  /** A folder of declarations beside the house's own; none unless said. */
  readonly declarations: string;
  /** As the setting `BUSY_AT`: when newcomers wait in line; never unless said. */
  readonly busyAt: string;
  /** With how many demo students, and all that comes with them, it is filled; `0` is an empty one. */
  readonly students: string;
  /** Whether it is opened once it is filled, and not while it fills. */
  readonly filled?: boolean;
}

/** One college at a time, and a new one for every spec file: none finds what another left, and each can be run alone. */
export interface Colleges {
  of(file: string): Promise<College>;
  close(): Promise<void>;
}

interface OpenCollege extends College {
  close(): Promise<void>;
}

export async function openColleges({ database, ...options }: CollegeOptions): Promise<Colleges> {
  const cluster = database === 'postgres' && !process.env['DATABASE_URL'] ? await startPostgres() : undefined;
  const beside = cluster?.url ?? process.env['DATABASE_URL'];
  const host = startHost();
  let current: { file: string; college: OpenCollege } | undefined;
  const close = async () => {
    await current?.college.close();
    current = undefined;
  };
  return {
    async of(file) {
      if (current?.file !== file) {
        await close();
        current = { file, college: await openCollege(host, beside, options) };
      }
      return current.college;
    },
    async close() {
      await close();
      host.end();
      await cluster?.stop();
    },
  };
}

/** Names the folder of the templates, which all workers share; set by `prepareJourneys.ts`. */
export const COLLEGE_TEMPLATES = 'COLLEGE_TEMPLATES';

type Environment = Readonly<Record<string, string | undefined>>;

export interface HostMessage {
  /** The settings of the college that is to be opened; none when the one before is only to be closed. */
  readonly open?: Environment;
  /** It serves once its demo college is filled. */
  readonly filled?: boolean;
}

interface Host {
  /** Resolves when the college before is closed and this one serves. */
  serve(message: HostMessage): Promise<void>;
  end(): void;
}

function startHost(): Host {
  const child = fork(fileURLToPath(new URL('./collegeHost.ts', import.meta.url)), {
    execArgv: [],
    env: SERVER_ENVIRONMENT,
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The process of the colleges ended')));
  ended.catch(() => undefined);
  return {
    async serve(message) {
      const done = once(child, 'message');
      child.send(message);
      await Promise.race([done, ended]);
    },
    end: () => child.disconnect(),
  };
}

async function openCollege(
  host: Host,
  beside: string | undefined,
  { declarations, busyAt, students, filled = false }: Omit<CollegeOptions, 'database'>,
): Promise<OpenCollege> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-e2e-'));
  const templates = process.env[COLLEGE_TEMPLATES];
  if (templates && !beside) cpSync(await templateOf(host, templates, students), dataDir, { recursive: true });
  const name = `matricula_e2e_${process.pid}_${Date.now()}`;
  const databaseUrl = beside ? await newDatabase(beside, name) : '';
  const { address, env } = await onFreePort({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DECLARATIONS_DIR: declarations,
    BUSY_AT: busyAt,
    DEMO_STUDENTS: students,
  });
  await host.serve({ open: env, filled });
  return {
    address,
    async close() {
      await host.serve({});
      if (beside) await dropDatabase(beside, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The folder of a college that was migrated, seeded and filled with so many students, and closed. Whoever needs it first
 * makes it: a start took twice the processor time without it, and filling forty students that of two starts.
 */
async function templateOf(host: Host, templates: string, students: string): Promise<string> {
  const [template, made] = [join(templates, students), join(templates, `${students}.made`)];
  if (mkdirSync(template, { recursive: true }) === undefined) {
    await until(
      `another worker has filled the college of ${students} students`,
      () => {
        if (!existsSync(made)) throw new Error(`${made} is not there`);
      },
      { longestMs: LONGEST_TEST_MS },
    );
    return template;
  }
  const { env } = await onFreePort({ DATA_DIR: template, DATABASE_URL: '', DEMO_STUDENTS: students });
  await host.serve({ open: env, filled: true });
  await host.serve({});
  writeFileSync(made, '');
  return template;
}

/** Resolves when it serves, in a process of its own. */
export async function startCollege(
  more: Environment,
): Promise<College & { readonly pid: number; stop(): Promise<void> }> {
  const { address, env } = await onFreePort(more);
  const { child, serving, ended } = startProcess(env);
  await serving;
  return {
    address,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function onFreePort(more: Environment): Promise<College & { readonly env: Environment }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    env: {
      ...emptyCollege(more),
      ...more,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      LOG_LEVEL: 'error',
    },
  };
}
