import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Labels are names of ours, never what a person typed. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly statements: Histogram<'statement'>;
  readonly connections: Gauge<'state'>;
  readonly emails: Gauge<'state'>;
  readonly jobs: Gauge<'job' | 'state'>;
  readonly newcomersWaiting: Gauge;
  readonly admitted: Counter;
  readonly turnedAway: Counter<'standing'>;
  readonly sectionsSaved: Counter<'programme' | 'section'>;
  readonly paymentsCredited: Counter;
  readonly koboCredited: Counter;
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/** The registry is not the global one, so that two servers in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      registers,
      name: 'http_request_duration_seconds',
      help: 'Requests answered, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
    }),
    statements: new Histogram({
      registers,
      name: 'database_statement_duration_seconds',
      help: 'Statements run, by name',
      labelNames: ['statement'],
      buckets: STATEMENT_SECONDS,
    }),
    connections: new Gauge({
      registers,
      name: 'database_connections',
      help: 'Connections of this server, and requests that wait for one',
      labelNames: ['state'],
    }),
    emails: new Gauge({
      registers,
      name: 'mails_waiting',
      help: 'Mails of the college that are due, or will be tried again',
      labelNames: ['state'],
    }),
    jobs: new Gauge({
      registers,
      name: 'jobs_due',
      help: 'Scheduled jobs that are due or running',
      labelNames: ['job', 'state'],
    }),
    newcomersWaiting: new Gauge({
      registers,
      name: 'newcomers_waiting',
      help: 'Places in the line of newcomers that were not let in yet, of the college',
    }),
    admitted: new Counter({
      registers,
      name: 'newcomers_admitted_total',
      help: 'Newcomers that came in from the line, at this server',
    }),
    turnedAway: new Counter({
      registers,
      name: 'requests_turned_away_total',
      help: 'Requests that were asked to come again, by who sent them',
      labelNames: ['standing'],
    }),
    sectionsSaved: new Counter({
      registers,
      name: 'application_sections_saved_total',
      help: 'Sections of applications that this server kept',
      labelNames: ['programme', 'section'],
    }),
    paymentsCredited: new Counter({
      registers,
      name: 'payments_credited_total',
      help: 'Payments that this server credited',
    }),
    koboCredited: new Counter({ registers, name: 'payments_credited_kobo_total', help: 'What they amount to' }),
  };
}
