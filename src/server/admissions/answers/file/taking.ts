import type { Answers } from '#catalogue/journey.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { DocumentFacts } from '#contract/admissions/documents.ts';
import type { ListQuery } from '#contract/kit/list.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { namesAsOf, renamings } from '../../../kit/answers/earlierNames.ts';
import type { User } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { applicantList } from '../../applicants/lists.ts';
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
] as const;

interface Taking {
  readonly programme: string;
  /** The oldest first. */
  readonly versions: readonly Programme[];
  /** The filter of the list of applicants. */
  readonly query: ListQuery;
  readonly user: User;
  readonly hides: (path: string) => boolean;
}

/** In the order of the list, a thousand at a time; who has not begun has answered nothing, and is left out. */
export async function* takeAnswers(
  { database, lookups, now }: Platform,
  { programme, versions, query, user, hides }: Taking,
): AsyncGenerator<Taken> {
  const renamed = await renamings(database, new Date(0));
  for await (const rows of applicantList.batches(database, query, user)) {
    const found = await answersOfApplicants(database, { ids: rows.map(({ id }) => id), programme });
    const byApplicant = new Map(found.map((each) => [each.applicantId, each]));
    for (const { id } of rows) {
      const row = byApplicant.get(id);
      const number = versions.findIndex(({ version }) => version === row?.version);
      if (!row) continue;
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
      yield {
        key: row.applicationNumber,
        about: [
          row.applicationNumber,
          row.fullName,
          row.mobileNumber,
          row.email,
          row.completedAt && { moment: row.completedAt.toISOString() },
          number + 1,
        ],
        sections: readingsOf(answering, namesAsOf(lookups, renamed, then), hides),
        answers,
      };
    }
  }
}
