import { comparison, printTable } from '../tests/bench/report.ts';
import { benchBytes } from '../tests/bench/bytes/bytes.ts';
import { benchBulk } from '../tests/bench/bulk/bulk.ts';
import { benchGrowth } from '../tests/bench/growth/growth.ts';
import { benchJourney } from '../tests/bench/journey/journey.ts';
import { benchKeys } from '../tests/bench/keys/keys.ts';
import { benchListPage } from '../tests/bench/list-page/listPage.ts';
import { benchLists } from '../tests/bench/lists/lists.ts';
import { benchOverload } from '../tests/bench/overload/overload.ts';
import { benchRivalForms } from '../tests/bench/rivals/forms/forms.ts';
import { benchStores } from '../tests/bench/rivals/stores/stores.ts';
import { publish } from '../tests/bench/rivals/standings.ts';
import { benchStartup } from '../tests/bench/startup/startup.ts';
import { benchStore } from '../tests/bench/store/store.ts';
import { benchUploads } from '../tests/bench/uploads/uploads.ts';

const RIVAL_FORMS = "JUPEB's personal details, drawn by each at a quarter of the speed of this machine";

const LIST_PAGE = "The list of users, 50 rows a page, at a quarter of the speed of this machine";

const RIVAL_STORES = 'The answers to those questions saved and loaded, on one PostgreSQL, sixteen connections';

const PARTS = {
  keys: { title: 'Filling a section, at a quarter of the speed of this machine (script, median and 95th percentile)', run: async () => comparison(await benchKeys()) },
  bytes: { title: 'Scripts and styles to each page (brotli, as they came over the line, kilobytes of 1,000)', run: async () => comparison(await benchBytes()) },
  startup: { title: 'Loading, checking and compiling the catalogue, in a process where nothing is warm', run: async () => comparison(benchStartup()) },
  lists: { title: 'A page of 200,000 users, beside a bare query for the same rows by their ids, on PostgreSQL (median)', run: async () => comparison(await benchLists()) },
  bulk: { title: 'Many accounts switched off and on at once, beside the bare statement (median)', run: async () => comparison(await benchBulk()) },
  store: { title: 'Saving and loading, against bare Fastify with the same statements (requests a second)', run: async () => comparison(await benchStore()) },
  overload: { title: 'Three times what one server carries, for twenty seconds, on PostgreSQL', run: async () => comparison(await benchOverload()) },
  uploads: { title: "Another's pages while 20,000 rows of a spreadsheet are tried and written (95th percentile), beside the same server idle", run: async () => comparison(await benchUploads()) },
  journey: { title: 'The whole way of an applicant under load, each server given a part of a core', run: benchJourney },
  'rival-forms': { title: RIVAL_FORMS, run: async () => publish('rival-forms', RIVAL_FORMS, await benchRivalForms()) },
  'list-page': {
    title: LIST_PAGE,
    run: async () => {
      const { standings, verdicts } = await benchListPage();
      return publish('list-page', LIST_PAGE, standings, verdicts);
    },
  },
  'rival-stores': { title: RIVAL_STORES, run: async () => publish('rival-stores', RIVAL_STORES, await benchStores()) },
  growth: { title: 'What a save costs beside what is stored, on PostgreSQL', run: benchGrowth },
} as const;

/** These take long. */
const ONLY_WHEN_NAMED: readonly string[] = ['uploads', 'journey', 'growth', 'rival-forms', 'list-page', 'rival-stores'];

const requested = process.argv.slice(2);
for (const [name, { title, run }] of Object.entries(PARTS)) {
  if (requested.length === 0 ? !ONLY_WHEN_NAMED.includes(name) : requested.includes(name)) printTable(title, await run());
}
