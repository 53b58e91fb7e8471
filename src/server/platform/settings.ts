export interface School {
  readonly name: string;
  /** It prefixes the browser's storage keys and the slip's file names. */
  readonly shortName: string;
  readonly phone: string;
  readonly email: string;
}

export interface RemitaSettings {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly serviceTypeId: string;
  readonly apiKey: string;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Folders with the college's own `schemas/` and `flows/`, beside ours; none or one. */
  readonly declarations: readonly string[];
  /** The address has no trailing slash. */
  readonly publicUrl: string;
  readonly school: School;
  readonly remita: RemitaSettings;
  /** What one officer may write off of a payment that does not fit. */
  readonly writeOffLimitKobo: number;
  readonly sandbox: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The first administrator of a live college chooses a password by 'Forgot password?'. */
  readonly adminEmail: string | undefined;
  /** Of a second one, whom the first did not open: what is confidential takes two people. */
  readonly secondAdminEmail: string | undefined;
  readonly logLevel: string;
  /** The `X-Forwarded-For` of these addresses or CIDRs, by comma, is trusted. */
  readonly trustedProxies: string | undefined;
  readonly metricsToken: string | undefined;
  /** A stopping server says for so long that it is not ready, and serves on, so that balancers notice. */
  readonly drainSeconds: number;
  /** Newcomers wait in line once so many requests have waited for the database for a second; at 0 they never do. */
  readonly busyAt: number;
  readonly offline: boolean;
  /** How many students a new demo college is filled with; at 0 it stays empty, as a live one always does. */
  readonly demoStudents: number;
}

/** It is known to everyone, and opens our own sandbox and nothing else. */
const SANDBOX_MERCHANT = { merchantId: '2547916', serviceTypeId: '4430731', apiKey: '1946' };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

export class SettingError extends Error {}

/** An empty value counts as absent. @throws SettingError with one plain line */
export function readSettings(env: Environment): Settings {
  const port = portOf(text(env, 'PORT') ?? '3000');
  const publicUrl = baseAddress(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const remita = liveRemita(env);
  const school = schoolOf(env);
  return {
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    databaseUrl: text(env, 'DATABASE_URL'),
    declarations: [text(env, 'DECLARATIONS_DIR')].filter((folder) => folder !== undefined),
    publicUrl,
    school,
    remita: remita ?? { ...SANDBOX_MERCHANT, baseUrl: `${publicUrl}/remita-sandbox` },
    writeOffLimitKobo: 100 * naira('WRITE_OFF_LIMIT', text(env, 'WRITE_OFF_LIMIT') ?? '100'),
    sandbox: remita === undefined,
    smtpUrl: smtpAddress(env),
    mailFrom: text(env, 'MAIL_FROM') ?? school.email,
    adminEmail: text(env, 'ADMIN_EMAIL'),
    secondAdminEmail: text(env, 'SECOND_ADMIN_EMAIL'),
    logLevel: oneOf('LOG_LEVEL', text(env, 'LOG_LEVEL') ?? 'warn', LOG_LEVELS),
    trustedProxies: text(env, 'TRUSTED_PROXIES'),
    metricsToken: secret('METRICS_TOKEN', text(env, 'METRICS_TOKEN')),
    drainSeconds: seconds('DRAIN_SECONDS', text(env, 'DRAIN_SECONDS') ?? '0'),
    busyAt: requests('BUSY_AT', text(env, 'BUSY_AT') ?? '25'),
    offline: oneOf('OFFLINE', text(env, 'OFFLINE') ?? 'on', ['on', 'off']) === 'on',
    demoStudents: remita === undefined ? demoStudents(text(env, 'DEMO_STUDENTS') ?? '1200') : refuseDemo(env),
  };
}

const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function portOf(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new SettingError(`PORT must be a number from 1 to 65535, not '${value}'`);
}

/** The message leaves the value out. */
function secret(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= 16) return value;
  throw new SettingError(`${name} must be at least 16 characters long`);
}

function seconds(name: string, value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  throw new SettingError(`${name} must be a number of seconds, not '${value}'`);
}

function requests(name: string, value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  throw new SettingError(`${name} must be a number of requests from 0 to 999, not '${value}'`);
}

function naira(name: string, value: string): number {
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new SettingError(`${name} must be a number of naira from 0 to 999999, not '${value}'`);
}

function demoStudents(value: string): number {
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new SettingError(`DEMO_STUDENTS must be a number from 0 to 99999, not '${value}'`);
}

/** Nobody mixes people who do not exist into a college that takes money. */
function refuseDemo(env: Environment): 0 {
  const set = Object.keys(env).find((name) => name.startsWith('DEMO_') && text(env, name));
  if (set)
    throw new SettingError(
      `${set} fills a demo college, and this one is live (REMITA_BASE_URL): take one of them away`,
    );
  return 0;
}

function oneOf(name: string, value: string, allowed: string[]): string {
  if (allowed.includes(value)) return value;
  throw new SettingError(`${name} must be one of ${allowed.join(', ')}, not '${value}'`);
}

function baseAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name)?.replace(/\/+$/, '');
  if (value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value))) return value;
  throw new SettingError(`${name} must be an address that begins with http:// or https://, not '${value}'`);
}

/** The message leaves the value out, for it holds a password. */
function smtpAddress(env: Environment): string | undefined {
  const value = text(env, 'SMTP_URL');
  if (value === undefined || (/^smtps?:\/\//.test(value) && URL.canParse(value))) return value;
  throw new SettingError('SMTP_URL must be an address that begins with smtp:// or smtps://');
}

const schoolOf = (env: Environment): School => ({
  name: text(env, 'SCHOOL_NAME') ?? 'Matricula College',
  shortName: text(env, 'SCHOOL_SHORT_NAME') ?? 'matricula',
  phone: text(env, 'SCHOOL_PHONE') ?? '+2348000000000',
  email: text(env, 'SCHOOL_EMAIL') ?? 'admissions@matricula.example',
});

function liveRemita(env: Environment): RemitaSettings | undefined {
  const baseUrl = baseAddress(env, 'REMITA_BASE_URL');
  const [merchantId, serviceTypeId, apiKey] = REMITA_KEYS.map((name) => text(env, name));
  if (baseUrl && merchantId && serviceTypeId && apiKey) return { baseUrl, merchantId, serviceTypeId, apiKey };
  if (!baseUrl && !merchantId && !serviceTypeId && !apiKey) return undefined;
  const missing = ['REMITA_BASE_URL', ...REMITA_KEYS].filter((name) => !text(env, name));
  throw new SettingError(`Payment is half configured: ${missing.join(' and ')} must be set too`);
}

const REMITA_KEYS = ['REMITA_MERCHANT_ID', 'REMITA_SERVICE_TYPE_ID', 'REMITA_API_KEY'] as const;
