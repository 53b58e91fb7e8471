import type { Answers } from '#catalogue/journey.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { DocumentFacts } from '#contract/admissions/documents.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { namesAsOf, renamings, type Renamings } from '../../../kit/answers/earlierNames.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readingsOf } from '../readings.ts';
import type { Taken } from './lines.ts';
import { answersOfApplicants } from './sql.ts';

export const ABOUT_HEAD = [
  'Application number',
  'Name',
  'Phone number',
  'Email Address',
  'Submitted',
  'Version',
  'Shortlisted',
  'Open query',
] as const;

interface Taking {
  readonly programme: string;
  /** The oldest first. */
  readonly versions: readonly Programme[];
  /** The ids of applicants in their order, so many at a time. */
  readonly applicants: AsyncIterable<readonly string[]>;
  readonly hides: (path: string) => boolean;
}

/** In their order; who has not begun has answered nothing, and is left out. */
export async function* takeAnswers(platform: Platform, { applicants, ...how }: Taking): AsyncGenerator<Taken> {
  const renamed = await renamings(platform.database, new Date(0));
  for await (const ids of applicants) yield* await takenOf(platform, { ...how, ids, renamed });
}

export async function takenOf(
  { database, lookups, now }: Platform,
  {
    programme,
    versions,
    hides,
    ids,
    renamed,
  }: Omit<Taking, 'applicants'> & { readonly ids: readonly string[]; readonly renamed: Renamings },
): Promise<Taken[]> {
  const found = await answersOfApplicants(database, { ids, programme });
  const byApplicant = new Map(found.map((each) => [each.applicantId, each]));
  return ids.flatMap((id) => {
    const row = byApplicant.get(id);
    if (!row) return [];
    const number = versions.findIndex(({ version }) => version === row.version);
    if (number < 0) throw new Error(`Version ${row.version} of ${programme} is not known here yet`);
    const then = row.completedAt ?? now();
    const answers = row.answers as Answers;
    const answering = {
      programme: versions[number]!,
      answers,
      documents: row.documents as DocumentFacts[],
      facts: {},
      today: lagosDay(then),
    };
    return [
      {
        id,
        key: row.applicationNumber,
        about: [
          row.applicationNumber,
          row.fullName,
          row.mobileNumber,
          row.email,
          row.completedAt && { moment: row.completedAt.toISOString() },
          number + 1,
          row.isShortlisted ? 'Yes' : 'No',
          row.hasOpenQuery ? 'Yes' : 'No',
        ],
        sections: readingsOf(answering, namesAsOf(lookups, renamed, then), hides),
        answers,
      },
    ];
  });
}
