import type { PageDefinition } from '#contract/kit/page.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';

/** Null for a candidate, who has no student record yet, and for staff. */
export type WaitingStudent = RowOf<'student-of-account'> | null;

export interface WaitingItem {
  /** 'Pay your school fees' */
  readonly what: string;
  readonly detail?: string | null;
  /** The last day, YYYY-MM-DD, where it has one. */
  readonly due?: string | null;
  /** Another page than the source's, where this one is done elsewhere. */
  readonly page?: PageDefinition;
  /** What the page is narrowed to. */
  readonly filters?: Readonly<Record<string, string | number | boolean>>;
  /** The part of the page. */
  readonly hash?: string;
}

/** What a capability says that somebody is to do: a student in `server/dashboards.ts`, staff in `server/home.ts`, as with cards. */
export interface Waiting {
  readonly name: string;
  /** Who may not open this page is not asked to. */
  readonly page: PageDefinition;
  /** One indexed statement of a few milliseconds at most. */
  read(
    platform: Platform,
    caller: User,
    student: WaitingStudent,
  ): readonly WaitingItem[] | Promise<readonly WaitingItem[]>;
}
