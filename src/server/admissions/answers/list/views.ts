import type { AnswerViews, SavedAnswerView, saveAnswerView } from '#contract/admissions/answer-lists.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { actorOf, type By, type User } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt, notFound } from '../../../platform/problem.ts';
import { maySeeSensitive, openProgramme } from '../opening.ts';
import { narrowed, pathsIn } from './narrowing.ts';
import { removeView, rolesOfUser, saveView, viewsFor } from './sql.ts';

const TITLE = 'Invalid Action!';
const LONGEST_NAME = 40;

/** @throws Problem 404 for a programme without a form */
export async function viewsOf(platform: Platform, applicationTypeId: number, user: User): Promise<AnswerViews> {
  const { id: programme, isSensitive } = openProgramme(platform, applicationTypeId);
  const { userId } = user;
  const views = await viewsFor(platform.database, { programme, userId });
  const isShown = (view: SavedAnswerView) => maySeeSensitive(user) || !pathsOf(view).some(isSensitive);
  return {
    views: views.map((each) => ({ ...each, view: each.view as SavedAnswerView })).filter(({ view }) => isShown(view)),
    roles: await rolesOfUser(platform.database, { userId }),
  };
}

const pathsOf = ({ columns, filters, sort = '' }: SavedAnswerView): string[] => [
  ...columns,
  ...filters.flatMap(pathsIn),
  sort.replace(/^-/, ''),
];

/** @throws Problem 422 without a name, for a role that one does not have and for what the programme does not ask, 403 for what is sensitive */
export async function save(
  platform: Platform,
  { ApplicationTypeId, name: typed, roleId, view }: Body<typeof saveAnswerView>,
  { user, ip }: By,
): Promise<{ id: number }> {
  const name = typed.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw mistakeAt('/name', `please enter a name of at most ${LONGEST_NAME} characters`, TITLE);
  const { columns, filters, ...rest } = view;
  const { programme } = narrowed(
    platform,
    { ApplicationTypeId, ...rest, columns: columns.join(','), filters: JSON.stringify(filters) },
    user,
  );
  const { userId } = user;
  return platform.database.transaction(async (tx) => {
    const roles = await rolesOfUser(tx, { userId });
    if (roleId !== null && !roles.some(({ id }) => id === roleId))
      throw mistakeAt('/roleId', 'please choose a role that you have', TITLE);
    const [saved] = await saveView(tx, { programme: programme.id, name, view, userId, roleId, now: platform.now() });
    await writeAudit(tx, {
      at: platform.now(),
      actor: actorOf(user),
      action: 'answer-view-saved',
      subjectKind: 'programme',
      subjectId: programme.id,
      detail: { name, roleId },
      ip,
    });
    return saved!;
  });
}

/** @throws Problem 404 for what is not theirs */
export async function remove(platform: Platform, id: number, { user, ip }: By): Promise<void> {
  await platform.database.transaction(async (tx) => {
    const [removed] = await removeView(tx, { id, userId: user.userId });
    if (!removed) throw notFound('You have no such view');
    await writeAudit(tx, {
      at: platform.now(),
      actor: actorOf(user),
      action: 'answer-view-removed',
      subjectKind: 'programme',
      subjectId: removed.programme,
      detail: { name: removed.name },
      ip,
    });
  });
}
