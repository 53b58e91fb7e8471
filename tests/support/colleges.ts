import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';
import { startPostgres, type TemporaryPostgres } from './postgres.ts';
import { emptyCollege, SERVER_ENVIRONMENT, startProcess } from './serverProcess.ts';
import { dropDatabase, newDatabase } from './testDatabases.ts';
import { LONGEST_TEST_MS, until } from './until.ts';

/** A college in a process of its own, with an empty database (beside DATABASE_URL, where that is set) and the sandbox for a bank. */
export interface College {
  readonly address: string;
}

/** One that a spec file is given: what its pages do not do, a test does in the database. */
export interface FileCollege extends College {
  /** Empty for the embedded one, which only its own process can open. */
  readonly databaseUrl: string;
}

/** What a spec file or a project of `playwright.config.ts` may ask for. */
export interface CollegeOptions {
  /** `postgres`: beside DATABASE_URL or, where that is not set, on a cluster of the worker's own. `given`: as DATABASE_URL says, else embedded. */
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
  of(file: string, options: CollegeOptions): Promise<FileCollege>;
  close(): Promise<void>;
}

interface OpenCollege extends FileCollege {
  close(): Promise<void>;
}

/**
 * What a file asks for is said as its college is opened, and the process that serves them stays: as options of a worker it
 * ended the worker, its browser and this process at every file that asked for something else, 22 times in a whole run.
 */
export function openColleges(): Colleges {
  const host = startHost();
  let cluster: Promise<TemporaryPostgres> | undefined;
  let current: { key: string; college: OpenCollege } | undefined;
  const besideOf = async (database: CollegeOptions['database']) =>
    process.env['DATABASE_URL'] ?? (database === 'postgres' ? (await (cluster ??= startPostgres())).url : undefined);
  const close = async () => {
    await current?.college.close();
    current = undefined;
  };
  return {
    async of(file, { database, ...options }) {
      const key = JSON.stringify({ file, database, ...options });
      if (current?.key !== key) {
        await close();
        current = { key, college: await openCollege(host, await besideOf(database), options) };
      }
      return current.college;
    },
    async close() {
      await close();
      host.end();
      await (await cluster)?.stop();
    },
  };
}

/** Names the folder of the templates, which all workers share; set by `prepareJourneys.ts`. */
export const COLLEGE_TEMPLATES = 'COLLEGE_TEMPLATES';

type Environment = Readonly<Record<string, string | undefined>>;

export interface HostMessage {
  /** The folder in which an embedded database is made, with empty tables. */
  readonly migrate?: string;
  /** The settings of the college that is to be opened; none when the one before is only to be closed. */
  readonly open?: Environment;
  /** It serves once its demo college is filled. */
  readonly filled?: boolean;
}

interface Host {
  /** Resolves when the college before is closed, and what the message asks for is done. */
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
    databaseUrl,
    async close() {
      await host.serve({});
      if (beside) await dropDatabase(beside, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The folder of a college that was migrated, seeded and filled with so many students, and closed: a start took twice the
 * processor time without it, and filling forty students that of two starts. A new embedded database takes ten seconds of
 * processor time, so that both are filled on copies of one.
 */
const templateOf = (host: Host, templates: string, students: string): Promise<string> =>
  sharedFolder(join(templates, students), async (template) => {
    const migrated = await sharedFolder(join(templates, 'migrated'), (dataDir) => host.serve({ migrate: dataDir }));
    cpSync(migrated, template, { recursive: true });
    const { env } = await onFreePort({ DATA_DIR: template, DATABASE_URL: '', DEMO_STUDENTS: students });
    await host.serve({ open: env, filled: true });
    await host.serve({});
  });

/** A folder that all workers share: whoever needs it first makes it. */
async function sharedFolder(folder: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = `${folder}.made`;
  if (mkdirSync(folder, { recursive: true }) === undefined) {
    await until(
      `another worker has made ${folder}`,
      () => {
        if (!existsSync(made)) throw new Error(`${made} is not there`);
      },
      { longestMs: LONGEST_TEST_MS },
    );
    return folder;
  }
  await make(folder);
  writeFileSync(made, '');
  return folder;
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
