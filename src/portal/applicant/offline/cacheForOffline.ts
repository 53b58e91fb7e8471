import { hashKey } from '@tanstack/react-query';
import { allToWire } from '#catalogue/wireShape.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { chosenLanguage } from '#words/languages.ts';
import { forgetForm, cacheForm } from '../../offline/formCache.ts';
import type { ApplicationWorld } from '../session/applicationWorld.ts';
import { applicationKey } from '../session/applicationKey.ts';
import { addressOf, loadSection, type DeliveredProgramme } from '../session/programmes.ts';
import { forgetApplication, cacheApplication } from './cachedApplication.ts';
import { cacheLists } from './cacheLists.ts';
import { emptyOutbox } from './openOutbox.ts';
import { startWorker } from './startWorker.ts';
import { isAnythingWaiting } from './waiting.ts';

interface FormWorld extends ApplicationWorld {
  readonly application: ApplicationRecord;
  readonly declaration: DeliveredProgramme;
}

const RETRY_MS = 30_000;

/** Makes the open form one that opens offline, and sends what waits when there is a line. @returns what ends it */
export function cacheForOffline(world: FormWorld): () => void {
  const { queries, programme, application } = world;
  const key = applicationKey(programme.id);
  void startWorker(chosenLanguage());
  void cacheProgramme(world).catch(() => undefined);
  cacheRecord(world, queries.getQueryData<ApplicationRecord>(key) ?? application);
  const unsubscribe = queries.getQueryCache().subscribe(({ query, type }) => {
    const record = query.state.data as ApplicationRecord | undefined;
    if (type === 'updated' && query.queryHash === hashKey(key) && record) cacheRecord(world, record);
  });
  const empty = () => void emptyIfAny(world);
  const timer = setInterval(empty, RETRY_MS);
  window.addEventListener('online', empty);
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', empty);
  };
}

async function cacheProgramme({ programme, application, declaration, schoolShortName }: FormWorld): Promise<void> {
  const version = { id: application.programmeId, version: application.version };
  const names = Object.keys(declaration.endpoints.sections);
  const sections = await Promise.all(names.map((name) => loadSection(version, name)));
  await cacheLists(
    schoolShortName,
    sections.map(({ schema }) => schema),
  );
  if (!import.meta.env.PROD || !('caches' in window)) return;
  const { login, application: form, preview } = programme.routes;
  const pages = [login, form!, preview];
  await cacheForm(
    { form: form!, pages },
    ['programme.json', ...names.map((name) => `${name}.js`), ...wordsOf(declaration)].map((file) =>
      addressOf(version, file),
    ),
  );
}

/** The programme's own words in the language that was chosen. */
const wordsOf = ({ languages = [] }: DeliveredProgramme): string[] =>
  languages.filter((code) => code === chosenLanguage()).map((code) => `words.${code}.json`);

/** Stored in the wire's shape, which a page of another build reads too. */
function cacheRecord(
  { applicant: { held }, schoolShortName, declaration }: FormWorld,
  record: ApplicationRecord,
): void {
  if (!held || held.applicantId !== record.applicantId) return;
  const changes = record.formCompleted
    ? [forgetForm(), forgetApplication(schoolShortName)]
    : [
        cacheApplication(schoolShortName, {
          record: { ...record, answers: allToWire(declaration, record.answers) },
          expires: held.expires,
        }),
      ];
  void Promise.all(changes).catch(() => undefined);
}

async function emptyIfAny(world: FormWorld): Promise<void> {
  const { queries, programme, schoolShortName, application } = world;
  if (!navigator.onLine || !(await isAnythingWaiting(schoolShortName, application.applicantId))) return;
  const isGivenBack = await emptyOutbox(world).catch(() => false);
  if (isGivenBack) await queries.resetQueries({ queryKey: applicationKey(programme.id) });
}
