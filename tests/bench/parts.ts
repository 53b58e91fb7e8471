import { comparison, type Table } from './report.ts';
import type { publish } from './rivals/standings.ts';

const RIVAL_FORMS = "JUPEB's personal details, drawn by each at a quarter of the speed of this machine";

const LIST_PAGE = 'The list of users, 50 rows a page, at a quarter of the speed of this machine';

const RIVAL_STORES = 'The answers to those questions saved and loaded, on one PostgreSQL, sixteen connections';

export interface Part {
  readonly title: string;
  /** It takes long. */
  readonly onlyWhenNamed?: true;
  readonly run: () => Promise<Table>;
}

/** What a part needs is read when it runs. */
export const PARTS: Readonly<Record<string, Part>> = {
  keys: {
    title: 'Filling a section, at a quarter of the speed of this machine (script, median and 95th percentile)',
    run: async () => comparison(await (await import('./keys/keys.ts')).benchKeys()),
  },
  bytes: {
    title: 'Scripts and styles to each page (brotli, as they came over the line, kilobytes of 1,000)',
    run: async () => comparison(await (await import('./bytes/bytes.ts')).benchBytes()),
  },
  startup: {
    title: 'Loading, checking and compiling the catalogue, in a process where nothing is warm',
    run: async () => comparison((await import('./startup/startup.ts')).benchStartup()),
  },
  lists: {
    title: 'A page of 200,000 users, beside a bare query for the same rows by their ids, on PostgreSQL (median)',
    run: async () => comparison(await (await import('./lists/lists.ts')).benchLists()),
  },
  answers: {
    title: 'Lists of answers to 40,000 applications, on PostgreSQL, beside the 50 ms of a page (median)',
    onlyWhenNamed: true,
    run: async () => comparison(await (await import('./answers/answers.ts')).benchAnswers()),
  },
  finding: {
    title: 'The search box of staff in a college of 20,000 students, beside one of 2,000, on PostgreSQL (median)',
    onlyWhenNamed: true,
    run: async () => comparison(await (await import('./lists/finding.ts')).benchFinding()),
  },
  bulk: {
    title: 'Many accounts switched off and on at once, beside the bare statement (median)',
    run: async () => comparison(await (await import('./bulk/bulk.ts')).benchBulk()),
  },
  store: {
    title: 'Saving and loading, against bare Fastify with the same statements (requests a second)',
    run: async () => comparison(await (await import('./store/store.ts')).benchStore()),
  },
  overload: {
    title: 'Three times what one server carries, for twenty seconds, on PostgreSQL',
    run: async () => comparison(await (await import('./overload/overload.ts')).benchOverload()),
  },
  uploads: {
    title:
      "Another's pages while 50,000 rows of a spreadsheet are tried and written (95th percentile), beside the same server idle",
    onlyWhenNamed: true,
    run: async () => comparison(await (await import('./uploads/uploads.ts')).benchUploads()),
  },
  fill: {
    title: 'From the first start to a demo college that is filled, while it answers',
    onlyWhenNamed: true,
    run: async () => comparison(await (await import('./fill/fill.ts')).benchFill()),
  },
  journey: {
    title: 'The whole way of an applicant under load, each server given a part of a core',
    onlyWhenNamed: true,
    run: async () => (await import('./journey/journey.ts')).benchJourney(),
  },
  'rival-forms': {
    title: RIVAL_FORMS,
    onlyWhenNamed: true,
    run: async () =>
      published('rival-forms', RIVAL_FORMS, {
        standings: await (await import('./rivals/forms/forms.ts')).benchRivalForms(),
      }),
  },
  'list-page': {
    title: LIST_PAGE,
    onlyWhenNamed: true,
    run: async () => published('list-page', LIST_PAGE, await (await import('./list-page/listPage.ts')).benchListPage()),
  },
  'rival-stores': {
    title: RIVAL_STORES,
    onlyWhenNamed: true,
    run: async () =>
      published('rival-stores', RIVAL_STORES, {
        standings: await (await import('./rivals/stores/stores.ts')).benchStores(),
      }),
  },
  growth: {
    title: 'What a save costs beside what is stored, on PostgreSQL',
    onlyWhenNamed: true,
    run: async () => (await import('./growth/growth.ts')).benchGrowth(),
  },
};

type Published = Parameters<typeof publish>;

async function published(
  name: string,
  title: string,
  { standings, verdicts }: { readonly standings: Published[2]; readonly verdicts?: Published[3] },
): Promise<Table> {
  return (await import('./rivals/standings.ts')).publish(name, title, standings, verdicts);
}
