import { beforeAll, describe, expect, test } from 'vitest';
import { type Claim, CLAIMS } from '#contract/people/claims.ts';
import { run } from '../../../support/admitted.ts';
import { twinOf } from '../../../support/callers.ts';
import { databasesOf } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { type RolesApi, rolesApi } from '../../../support/roles.ts';
import { commitUpload, takeUploadBack, tryRows } from '../../../support/uploading.ts';

/** Roles that may touch accounts, each with what it may do beside; the last is the seeded administrator. */
const OFFICERS: Readonly<Record<string, readonly Claim[] | undefined>> = {
  helpdesk: ['self', 'staff', 'user-management'],
  'helpdesk of the clinic': ['self', 'staff', 'user-management', 'health'],
  'helpdesk of the bursary': ['self', 'staff', 'user-management', 'fees', 'invoices'],
  'security officer': ['self', 'staff', 'user-management', 'access-control'],
  admin: undefined,
};
const CONFIDENTIAL: readonly string[] = ['health', 'sensitive-answers'];
const OWN: readonly string[] = ['self', 'student', 'pay'];
const HEADINGS = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
type Act = 'open' | 'correct' | 're-address' | 'mail a link' | 'close' | 're-address by a file' | 'open by a file';

/** Word for word what the college decided: see docs/rules/people.md. */
function mayDo(held: readonly string[], claim: string, act: Act): boolean {
  if (OWN.includes(claim)) return true;
  if (CONFIDENTIAL.includes(claim)) return held.includes('access-control') && (act === 'correct' || act === 'close');
  return held.includes(claim);
}

describe('each role that may touch accounts, and each claim of an account', () => {
  const databases = databasesOf('postgres');
  let college: PostedCollege;
  let admin: RolesApi;
  const roleIds = new Map<string, number>();
  const holders = new Map<string, string>();
  beforeAll(async () => {
    college = await postedCollege(databases);
    admin = await rolesApi(college);
    for (const claim of Object.keys(CLAIMS)) {
      roleIds.set(claim, await roleOf(`only ${claim}`, [claim as Claim]));
      const userName = await twinOf(college, 'lecturer', `holder.${claim}`);
      await run(college, 'update user_account set role_id = $2 where user_name = $1', [userName, roleIds.get(claim)]);
      holders.set(
        claim,
        (await run<{ id: string }>(college, 'select id from user_account where user_name = $1', [userName]))[0]!.id,
      );
    }
  }, 120_000);

  const roleOf = async (name: string, claims: readonly Claim[]): Promise<number> => {
    const body = { name, maySignIn: true, claims };
    const { data, text } = await college.call('POST', '/api/RoleClaims/create-role', { token: admin.token, body });
    if (!data) throw new Error(text);
    return data.id;
  };

  const opened = async (userName: string, roleId: number): Promise<string> => {
    const body = { surname: 'Ojo', firstname: 'Ada', userName, email: `${userName}@example.com`, roleId };
    const { data, text } = await college.call('POST', '/api/UserManagement/create-user', { token: admin.token, body });
    if (!data) throw new Error(text);
    return data.id;
  };

  test.each(Object.entries(OFFICERS))(
    'are as the table says for %s',
    async (name, claims) => {
      const slug = name.replace(/(\w)\w* ?/g, '$1');
      const userName = await twinOf(college, claims ? 'lecturer' : 'admin', `by.${slug}`);
      if (claims)
        await run(college, 'update user_account set role_id = $2 where user_name = $1', [
          userName,
          await roleOf(name, claims),
        ]);
      const { token } = await signedIn(college, userName);
      const held = claims ?? (await admin.role('admin')).claims;
      const statusOf = async (method: string, path: string, body?: object) =>
        (await college.call(method, `/api${path}`, { token, ...(body && { body }) })).status;
      const wrong: string[] = [];
      const note = (act: Act, claim: string, isDone: boolean) => {
        if (isDone !== mayDo(held, claim, act)) wrong.push(`${act} with ${claim}: ${isDone ? 'done' : 'refused'}`);
      };
      for (const [claim, id] of holders) {
        const corrected = async (part: object) => {
          const { data } = await college.call('GET', `/api/UserManagement/user/${id}`, { token: admin.token });
          const { surname, firstname, email, roleId, revision } = data;
          const body = { surname, firstname, userName: `holder.${claim}`, email, roleId, ...part };
          return statusOf('PUT', `/UserManagement/update-user/${id}?revision=${revision}`, body);
        };
        const opened = {
          surname: 'Ojo',
          firstname: 'Ada',
          userName: `new.${slug}.${claim}`,
          roleId: roleIds.get(claim),
        };
        const address = `${slug}.${claim}@example.com`;
        note(
          'open',
          claim,
          (await statusOf('POST', '/UserManagement/create-user', { ...opened, email: `new.${address}` })) === 200,
        );
        note('correct', claim, (await corrected({ middlename: name })) === 200);
        note('re-address', claim, (await corrected({ email: address })) === 200);
        const [{ email } = { email: '' }] = await run<{ email: string }>(
          college,
          'select email from user_account where id = $1',
          [id],
        );
        const mail = `/Authentication/send-setup-password-email?userId=${id}&email=${encodeURIComponent(email)}`;
        note('mail a link', claim, (await statusOf('POST', mail)) === 200);
        note(
          'close',
          claim,
          (await statusOf('POST', `/UserManagement/toggle-user-status/${id}`, { active: false })) === 200,
        );
        await run(college, 'update user_account set active = true where id = $1', [id]);
      }
      const { report } = await tryRows({ college, token, list: '/api/UserManagement/all-users' }, [
        HEADINGS,
        ...[...holders.keys()].flatMap((claim) => [
          ['Twin', 'Ada', '', `holder.${claim}`, `file.${slug}.${claim}@example.com`, '', `only ${claim}`],
          ['Twin', 'Ada', '', `file.${slug}.${claim}`, `made.${slug}.${claim}@example.com`, '', `only ${claim}`],
        ]),
      ]);
      const refused = new Set(report.mistakes.map(({ row }) => row));
      for (const [place, claim] of [...holders.keys()].entries()) {
        note('re-address by a file', claim, !refused.has(2 + 2 * place));
        note('open by a file', claim, !refused.has(3 + 2 * place));
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test('one alone gives nothing confidential by accounts of their own making, however long ago they made them', async () => {
    const second = await opened('second.hand', (await admin.role('admin')).id);
    await run(
      college,
      `update user_account set moved_at = created_at, password_hash = (select password_hash from user_account where user_name = 'admin')
        where user_name = 'second.hand'`,
    );
    const third = await opened('third.hand', roleIds.get('staff')!);
    const other = await twinOf(college, 'admin', 'another.hand');
    college.clock.advance(30 * 24 * 60 * 60_000);
    const given = async (by: string, to: string) =>
      (await (await rolesApi(college, by)).except(to, true, 'health')).status;
    expect([
      await given('admin', third),
      await given('second.hand', third),
      await given('second.hand', second),
      await given(other, third),
    ]).toEqual([422, 422, 422, 200]);
    admin = await rolesApi(college);
  }, 120_000);

  test('the earlier address is told of every change, by page, by file, and as a file is taken back', async () => {
    const uploader = { college, token: admin.token, list: '/api/UserManagement/all-users' };
    const id = holders.get('results')!;
    await run(college, "update user_account set email = 'first@example.com' where id = $1", [id]);
    const { data } = await college.call('GET', `/api/UserManagement/user/${id}`, { token: admin.token });
    const { surname, firstname, userName, roleId, revision } = data;
    const moved = { surname, firstname, userName, roleId, email: 'second@example.com' };
    expect(
      (
        await college.call('PUT', `/api/UserManagement/update-user/${id}?revision=${revision}`, {
          token: admin.token,
          body: moved,
        })
      ).status,
    ).toBe(200);
    const reportedTo = async (address: string) => expect(await college.lastMailTo(address)).toContain(userName);
    await reportedTo('first@example.com');
    expect(await college.lastMailTo('first@example.com')).toContain('s=E2=80=A2=E2=80=A2=E2=80=A2@example.com');
    const upload = await tryRows(uploader, [
      HEADINGS,
      [surname, firstname, '', userName, 'third@example.com', '', 'only results'],
    ]);
    await commitUpload(uploader, upload.id);
    await reportedTo('second@example.com');
    await takeUploadBack(uploader, upload.id);
    await reportedTo('third@example.com');
  }, 120_000);
});
