import { addressOf, bindingsOf } from '#catalogue/bindings.ts';
import { compareProgrammes, type Change } from '#catalogue/comparing/compareProgrammes.ts';
import { unknownNames } from '#catalogue/comparing/unknownNames.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldError } from '#catalogue/validate.ts';
import type { Platform } from '../../platform/platform.ts';
import { journeyOf } from './record.ts';
import { judge } from './saveSection.ts';
import { findApplication, type Application } from './service.ts';
import { listBegun } from './sql.ts';

export interface ReplayedVersion {
  readonly programme: Programme;
  readonly applications: number;
  /** What stops them from going on, each with how many it affects. */
  readonly breaks: readonly Touched[];
  /** What the current declaration changes, each with how many of these it would refuse. */
  readonly changes: readonly Touched[];
}

export interface Touched {
  readonly sentence: string;
  readonly applications: number;
}

/** This many of the newest are enough to see what breaks, and few enough to wait for. */
const MOST = 5000;

type ReplayPlatform = Pick<Platform, 'database' | 'programmes' | 'catalogue' | 'now' | 'lookups'>;

/** Open applications are judged by their own version, as at their next save, and by the current one. Writes nothing. */
export async function replayBegun(platform: ReplayPlatform): Promise<ReplayedVersion[]> {
  const begun: Application[] = [];
  for (const { id } of await listBegun(platform.database, { limit: MOST }))
    begun.push(await findApplication(platform, id));
  return [...Map.groupBy(begun, ({ programme }) => programme).entries()].map(([programme, applications]) => ({
    programme,
    applications: applications.length,
    breaks: breaksOf(platform, programme, applications),
    changes: changesOf(platform, programme, applications),
  }));
}

function breaksOf(platform: ReplayPlatform, programme: Programme, applications: readonly Application[]): Touched[] {
  const all = (sentence: string): Touched => ({ sentence, applications: applications.length });
  const names = unknownNames(programme).map(all);
  if (names.length > 0) return names;
  const gone = platform.catalogue.byId(programme.id)?.hasForm
    ? []
    : [all(goneSentence(platform.catalogue, programme.id))];
  const lost = applications.flatMap((application) =>
    journeyOf(programme, application.answers, application.completedAt, application.facts).visited.filter(
      (section) => !programme.sections[section],
    ),
  );
  return [
    ...gone,
    ...claimedAddresses(platform.catalogue, programme).map(all),
    ...lost.map(all),
    ...refusals(platform, applications, programme, (sentence) => `${sentence}, which was right when it was saved`),
  ];
}

function goneSentence({ refusals }: Catalogue, id: string): string {
  const refusal = refusals.find(({ programme }) => programme?.id === id);
  return refusal
    ? `${id} is left out, and nobody can log in to it until this is corrected: ${refusal.mistake.message}`
    : `flows/${id} has no form any more: nobody can log in to it`;
}

/** An address is that of the programme which declares it today. */
function claimedAddresses({ programmes }: Catalogue, { id, endpoints }: Programme): string[] {
  const addressesOf = (declared: Programme['endpoints']) => bindingsOf(declared).map(addressOf);
  const others = programmes.filter((other) => other.id !== id && other.hasForm);
  return addressesOf(endpoints).flatMap((address) => {
    const owner = others.find((other) => addressesOf(other.endpoints).includes(address));
    return owner ? [`its address ${address} is now that of ${owner.id}: nobody on it can use it there`] : [];
  });
}

function changesOf(platform: ReplayPlatform, before: Programme, applications: readonly Application[]): Touched[] {
  const after = platform.catalogue.byId(before.id);
  if (!after?.hasForm || after.version === before.version) return [];
  const refused = applications.map((application) => new Set(errorsOf(platform, application, after).map(placeOf)));
  return compareProgrammes(before, after).map((change) => ({
    sentence: `${placeOf(change)} ${change.sentence}`,
    applications: refused.filter((places) => [...places].some((place) => isWithin(place, change))).length,
  }));
}

const isWithin = (place: string, change: Change): boolean => {
  const at = placeOf(change);
  return change.pointer !== '' && (place.replace(/\/\d+(?=\/|$)/g, '') === at || place.startsWith(`${at}/`));
};

function refusals(
  platform: ReplayPlatform,
  applications: readonly Application[],
  programme: Programme,
  phrase: (sentence: string) => string,
): Touched[] {
  const sentences = applications.flatMap((application) => [
    ...new Set(
      errorsOf(platform, application, programme).map(
        ({ section, pointer, keyword }) =>
          `${placeOf({ section, pointer }).replace(/\/\d+(?=\/|$)/g, '')} is refused by '${keyword}'`,
      ),
    ),
  ]);
  return [...Map.groupBy(sentences, (sentence) => sentence)].map(([sentence, same]) => ({
    sentence: phrase(sentence),
    applications: same.length,
  }));
}

const placeOf = ({ section, pointer }: Pick<Change, 'section' | 'pointer'>): string => `${section}${pointer}`;

/** What `programme` does not ask is not judged. */
const errorsOf = (
  platform: ReplayPlatform,
  application: Application,
  programme: Programme,
): (FieldError & { section: string })[] =>
  Object.entries(application.answers)
    .filter(([section]) => programme.sections[section])
    .flatMap(([section, answers]) =>
      judge(platform, { ...application, programme }, section, answers).errors.map((error) => ({ ...error, section })),
    );
