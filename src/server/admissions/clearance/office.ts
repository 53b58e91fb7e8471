import type { Clearance } from '#contract/admissions/clearance.ts';
import { findApplication } from '../applications/service.ts';
import { EMPTY, slipForOffice } from '../slips/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { head, mayIn, presentItem } from './present.ts';
import { applicationOf, findCandidate, itemsOf } from './sql/items.ts';

type Shows = Clearance['items'][number]['shows'];

/** @throws Problem 404 for an admission that nobody has made */
export async function clearanceOf(platform: Platform, id: string): Promise<Clearance> {
  const { database } = platform;
  const [candidate] = await findCandidate(database, { admissionId: id });
  if (!candidate) throw notFound('There is no such candidate');
  const [items, shown] = [await itemsOf(database, { admissionId: id }), await answersOf(platform, candidate.regNumber)];
  return {
    ...(await head(platform, database, candidate)),
    may: mayIn(candidate.state),
    items: items.map((item) => ({
      ...presentItem(item),
      decidedBy: item.by,
      shows: { title: item.shows, facts: shown(item.shows) },
    })),
  };
}

/** What is answered of the groups of the application's slip, by their titles; nothing for who did not apply here. */
async function answersOf(platform: Platform, regNumber: string): Promise<(title: string) => Shows['facts']> {
  const [found] = await applicationOf(platform.database, { regNumber });
  if (!found) return () => [];
  const { groups } = slipForOffice(platform, await findApplication(platform, found.id));
  return (title) =>
    groups
      .filter((group) => group.title === title)
      .flatMap(({ rows, sittings }) => [
        ...rows.map(({ label, value }): [string, string] => [label, value]),
        ...sittings.flatMap((sitting) => [
          ...sitting.rows.map(({ label, value }): [string, string] => [`${sitting.title}: ${label}`, value]),
          ...sitting.subjects.map(({ subject, grade }): [string, string] => [`${sitting.title}: ${subject}`, grade]),
        ]),
      ])
      .filter(([, value]) => value !== EMPTY);
}
