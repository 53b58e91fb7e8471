import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { BulkReply } from '#contract/kit/bulk.ts';
import type { Claim } from '#contract/people/claims.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { importAdmissions } from '#server/admissions/admission-list/importList.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { run } from '../../../support/admitted.ts';
import { newApplicant } from '../../../support/applicant.ts';
import { twinOf } from '../../../support/callers.ts';
import type { Answer } from '../../../support/call.ts';
import { enrolled, sentFile, type Enrolled } from '../../../support/enrolled.ts';
import { pdf } from '../../../support/files.ts';
import { onDatabases } from '../../../support/databases.ts';
import { readMatrix } from '../../../support/matrix.ts';
import { signedIn } from '../../../support/people.ts';
import { type RolesApi, rolesApi } from '../../../support/roles.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import {
  beginCommit,
  commitUpload,
  settledUndo,
  settledUpload,
  tryRows,
  beginTakingBack,
} from '../../../support/uploading.ts';
import { linkParts } from '../../../support/linkParts.ts';

/** Whatever the endpoints ask for; the administrator may do more. */
const OFFICER: readonly Claim[] = [
  'staff',
  'access-control',
  'user-management',
  'student-management',
  'impersonate',
  'results',
  'marks',
  'approve-registration',
  'approve-results',
  'course-management',
  'reports',
];
const BEYOND: readonly Claim[] = [
  'notices',
  'utilities',
  'audit',
  'fees',
  'applications',
  'hostel',
  'senate',
  'publish-results',
  'siwes',
  'invoices',
  'school-setup',
];
/** Who decides on no claims meets one who may do more by what is confidential alone. */
const CASES: readonly { readonly of: string; readonly claims: readonly Claim[]; readonly chiefRole: string }[] = [
  { of: 'one who may do more', claims: OFFICER, chiefRole: 'admin' },
  {
    of: 'one who reads medical records',
    claims: OFFICER.filter((claim) => claim !== 'access-control'),
    chiefRole: 'health',
  },
];
const REASON = 'As the registrar wrote';
const PASSWORD = 'Harmattan#2027';
const USERS = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
const LECTURERS = [
  'Title',
  'Surname',
  'First name',
  'Middle name',
  'Username',
  'Department',
  'Email Address',
  'Phone number',
];

type Outcome = Pick<Answer, 'status'>;
type Attack = () => Promise<Outcome>;

for (const { of, claims, chiefRole } of CASES)
  onDatabases(`an officer, of ${of},`, (databases) => {
    let server: TestServer;
    let desk: RolesApi;
    let token: string;
    /** A student who is an administrator too, and holds a post of each kind; everything that the officer lacks is denied to them. */
    let chief: Enrolled;
    beforeAll(async () => {
      server = await freshServer(databases);
      desk = await rolesApi(server);
      const {
        data: { id },
      } = await server.call('POST', '/api/RoleClaims/create-role', {
        token: desk.token,
        body: { name: 'clerk', maySignIn: true, claims },
      });
      const clerk = await twinOf(server, 'lecturer', 'clerk');
      await run(server, 'update user_account set role_id = $2 where user_name = $1', [clerk, id]);
      ({ token } = await signedIn(server, clerk));
      chief = await enrolled(server, 'chief');
      await run(
        server,
        "insert into student_claim (user_id, reg_number, claimed_at) values ($1, '20265CHIEF', now())",
        [chief.userId],
      );
      await run(
        server,
        `insert into appointment (post, faculty_id, department_id, level, user_id, since)
      values ('dean', 1, null, null, $1, now()), ('hod', null, 1, null, $1, now()), ('course-adviser', null, 1, 100, $1, now())`,
        [chief.userId],
      );
      await run(server, "insert into user_claim (user_id, claim, granted) values ($1, 'staff', true)", [chief.userId]);
      await run(server, 'insert into lecturer_profile (user_id, department_id) values ($1, 22)', [chief.userId]);
      await promote(chief.userId, BEYOND);
    }, 60_000);

    async function promote(userId: string, denied: readonly Claim[] = []): Promise<void> {
      await run(
        server,
        'insert into user_role (user_id, role_id) select $1, id from role where name = $2 on conflict do nothing',
        [userId, chiefRole],
      );
      await run(
        server,
        'insert into user_claim (user_id, claim, granted) select $1::uuid, claim, false from unnest($2::text[]) as claim on conflict do nothing',
        [userId, denied],
      );
    }
    const call = <Data = unknown>(method: string, path: string, body?: object): Promise<Answer<Data>> =>
      server.call<Data>(method, `/api${path}`, { token, ...(body && { body }) });
    /** All that a change of the account, its rights or its student record would change. */
    const stateOf = (userId: string) =>
      run(
        server,
        `
    select to_jsonb(u) - 'revision' as account, (select jsonb_agg(c order by c.claim) from user_claim c where c.user_id = u.id) as claims, (select jsonb_agg(r.role_id order by r.role_id) from user_role r where r.user_id = u.id) as roles,
           (select jsonb_agg(c order by c.role_id, c.claim) from role_claim c join role r on r.id = c.role_id) as of_roles, (select jsonb_agg(r order by r.id) from role r) as every_role,
           (select jsonb_agg(h order by h.id) from appointment h where h.user_id = u.id and h.ended_at is null) as posts, (select to_jsonb(s) from student s where s.user_id = u.id) as student,
           (select to_jsonb(p) from staff_profile p where p.user_id = u.id) as staff, (select count(*)::int4 from account_challenge where user_id = u.id) as links
      from user_account u where u.id = $1`,
        [userId],
      );
    const recordOf = async () =>
      (await server.call('GET', `/api/UserManagement/user/${chief.userId}`, { token: desk.token })).data;
    const uploader = (list: string, as = token) => ({ college: server, token: as, list });

    const correction = async (officer: string, request = randomUUID()) => ({
      request,
      answers: {
        fact: 'Name',
        surname: 'Other',
        firstname: 'Name',
        reason: REASON,
        evidence: await sentFile(server, officer, pdf(2_000)),
      },
    });

    /** The rows of an upload that the trial leaves out are not written either, and without another row nothing is. */
    async function uploaded(list: string, rows: readonly (readonly string[])[]): Promise<Outcome> {
      const by = uploader(list);
      const { id, report } = await tryRows(by, rows);
      const { status } = await beginCommit(by, id);
      expect(status).toBe(report.refused === report.rows ? 422 : 200);
      await settledUpload(by, id);
      return {
        status: report.mistakes.some(({ message }) => message.includes('may do more than you may')) ? 403 : 200,
      };
    }

    /** What an administrator uploaded, of an account that has been made an administrator's since. */
    async function takenBack(list: string, rows: readonly (readonly string[])[], userName: string): Promise<Outcome> {
      const by = uploader(list, desk.token);
      const { id } = await tryRows(by, rows);
      await commitUpload(by, id);
      const [made] = await run<{ id: string }>(server, 'select id from user_account where user_name = $1', [userName]);
      await promote(made!.id, BEYOND);
      const before = await stateOf(made!.id);
      expect((await beginTakingBack(uploader(list), id)).status).toBe(200);
      const { job } = await settledUndo(uploader(list), id);
      return { status: job.state === 'failed' && isDeepStrictEqual(await stateOf(made!.id), before) ? 403 : 200 };
    }

    /** Who was admitted, and whose account has been made an administrator's before it was claimed. */
    async function unclaimed(): Promise<{ jambRegNumber: string; rrr: string }> {
      const { applicationNumber, rrr } = await newApplicant(server);
      const { database, lookups, now } = server.platform;
      const row = {
        regNumber: applicationNumber,
        studentTypeId: 1,
        fullName: 'Obi Ada',
        ...namedProgramme(lookups, 1, 'B.Sc. Physics'),
        admittedOn: lagosDay(now()),
        email: 'unclaimed@example.com',
      };
      await importAdmissions(database, lookups, { sessionId: 1, rows: [row], now: now(), actor: 'system:test' });
      const [made] = await run<{ id: string }>(
        server,
        `insert into user_account (user_name, role_id, surname, firstname, created_at) select $1, id, 'Obi', 'Ada', now() from role where name = 'student' returning id`,
        [applicationNumber],
      );
      await promote(made!.id);
      return { jambRegNumber: applicationNumber, rrr };
    }

    const bulk =
      (act: string): Attack =>
      async () => {
        const { data } = await call<BulkReply | undefined>('POST', `/UserManagement/all-users/bulk/${act}`, {
          key: randomUUID(),
          chosen: { ids: [{ id: chief.userId }] },
          reason: REASON,
        });
        return { status: data?.done === 0 && data.refused[0]?.message.includes('may do more') ? 403 : 200 };
      };
    const user = () => ({
      surname: 'Other',
      firstname: 'Name',
      userName: 'chief',
      email: 'officer@example.com',
      roleId: 2,
    });
    const role = async (name: string) => desk.role(name);

    const ATTACKS: Readonly<Record<string, Attack>> = {
      'POST /Authentication/impersonate': async () => ({
        status:
          (await call('POST', '/Authentication/impersonate', { userName: 'chief', reason: REASON })).json.errors?.[
            '/userName'
          ] === 'this person may do more than you may'
            ? 403
            : 200,
      }),
      'POST /Authentication/impersonation-login': async () => {
        const { userId } = await enrolled(server, 'rising');
        const {
          data: { path },
        } = await call<{ path: string }>('POST', '/Authentication/impersonate', { userName: 'rising', reason: REASON });
        await promote(userId, BEYOND);
        const { status } = await server.call('POST', '/api/Authentication/impersonation-login', {
          body: linkParts(path),
        });
        return { status: status === 422 ? 403 : status };
      },
      'POST /Authentication/send-setup-password-email': async () =>
        call(
          'POST',
          `/Authentication/send-setup-password-email?userId=${chief.userId}&email=${encodeURIComponent((await recordOf()).email!)}`,
        ),
      'POST /Authentication/toggle-user-activation-status': () =>
        call('POST', `/Authentication/toggle-user-activation-status?userId=${chief.userId}`, { active: false }),
      'POST /Authentication/verify-user': async () =>
        server.call('POST', '/api/Authentication/verify-user', { body: await unclaimed() }),
      'POST /Student/create-student-profile': async () =>
        server.call('POST', '/api/Student/create-student-profile', {
          body: {
            ...(await unclaimed()),
            challenge: 'x',
            code: '123456',
            email: 'thief@example.com',
            mobileNumber: '08031234567',
            password: PASSWORD,
          },
        }),
      'POST /Department/assign-course-adviser': () =>
        call('POST', '/Department/assign-course-adviser', { departmentId: 1, level: 100, userName: null }),
      'POST /Department/assign-hod-to-department': () =>
        call('POST', '/Department/assign-hod-to-department', { departmentId: 1, userName: 'lecturer' }),
      'POST /Faculty/assign-dean-to-faculty': () =>
        call('POST', '/Faculty/assign-dean-to-faculty', { facultyId: 1, userName: null }),
      'PUT /Lecturer/update/:id': async () => {
        const { roleId: _, ...answers } = user();
        return call('PUT', `/Lecturer/update/${chief.userId}?revision=${(await recordOf()).revision}`, {
          ...answers,
          departmentId: 22,
        });
      },
      'POST /Lecturer/upload/:id/commit': () =>
        uploaded('/api/Lecturer', [
          LECTURERS,
          ['', 'Other', 'Name', '', 'chief', 'Computer Science', 'officer@example.com', ''],
        ]),
      'DELETE /Lecturer/upload/:id': () =>
        takenBack(
          '/api/Lecturer',
          [LECTURERS, ['', 'Ojo', 'Bisi', '', 'bojo', 'Computer Science', 'bojo@example.com', '']],
          'bojo',
        ),
      'POST /UserManagement/all-users/upload/:id/commit': () =>
        uploaded('/api/UserManagement/all-users', [
          USERS,
          ['Other', 'Name', '', 'chief', 'officer@example.com', '', 'lecturer'],
        ]),
      'DELETE /UserManagement/all-users/upload/:id': () =>
        takenBack(
          '/api/UserManagement/all-users',
          [USERS, ['Ojo', 'Ada', '', 'aojo', 'aojo@example.com', '', 'lecturer']],
          'aojo',
        ),
      'POST /UserManagement/all-users/bulk/activate': async () => {
        await run(server, 'update user_account set active = false where id = $1', [chief.userId]);
        const outcome = await bulk('activate')();
        await run(server, 'update user_account set active = true where id = $1', [chief.userId]);
        return outcome;
      },
      'POST /UserManagement/all-users/bulk/deactivate': bulk('deactivate'),
      'POST /UserManagement/toggle-user-status/:id': () =>
        call('POST', `/UserManagement/toggle-user-status/${chief.userId}`, { active: false }),
      'PUT /UserManagement/update-staff/:id': () =>
        call('PUT', `/UserManagement/update-staff/${chief.userId}?revision=1`, { staffTypeId: 1, departmentId: 22 }),
      'PUT /UserManagement/update-user/:id': async () =>
        call('PUT', `/UserManagement/update-user/${chief.userId}?revision=${(await recordOf()).revision}`, user()),
      'POST /Student/activate-student': () =>
        call('POST', '/Student/activate-student', { id: chief.studentId, reason: REASON }),
      'POST /Student/deactivate-student': () =>
        call('POST', '/Student/deactivate-student', { id: chief.studentId, reason: REASON }),
      'POST /Student/undo-claim': () =>
        call('POST', '/Student/undo-claim', { regNumber: '20265CHIEF', reason: REASON }),
      'PUT /Student/update-student-staff-status': () =>
        call('PUT', `/Student/update-student-staff-status?userId=${chief.userId}`, { isStaff: true }),
      'POST /Student/correct-student': async () =>
        call('POST', '/Student/correct-student', { admissionId: chief.admissionId, ...(await correction(token)) }),
      'POST /Student/correction/:id/approve': async () => {
        const asked = await server.call('POST', '/api/Student/request-correction', {
          token: chief.token,
          body: await correction(chief.token),
        });
        const answer = await call('POST', `/Student/correction/${asked.data.id}/approve`, {
          request: randomUUID(),
          from: 'requested',
          answers: { reason: REASON },
        });
        expect((await run(server, 'select state from correction_request where id = $1', [asked.data.id]))[0]).toEqual({
          state: 'requested',
        });
        return answer;
      },
      'POST /RoleClaims/create-user-claims': () =>
        call('POST', '/RoleClaims/create-user-claims', {
          userId: chief.userId,
          claims: ['access-control'],
          granted: false,
        }),
      'PUT /RoleClaims/update-user-claims/:id': () =>
        call('PUT', `/RoleClaims/update-user-claims/${chief.userId}`, {
          granted: [],
          denied: [...BEYOND, 'access-control'],
        }),
      'DELETE /RoleClaims/delete-user-claim': () =>
        call('DELETE', `/RoleClaims/delete-user-claim?userId=${chief.userId}&claim=staff`),
      'PUT /RoleClaims/role/:id': async () => {
        const { id, revision, claims } = await role('admin');
        return call('PUT', `/RoleClaims/role/${id}?revision=${revision}`, {
          name: 'admin',
          maySignIn: false,
          take: claims,
        });
      },
      'DELETE /RoleClaims/role/:id': async () => {
        const {
          data: { id },
        } = await server.call('POST', '/api/RoleClaims/create-role', {
          token: desk.token,
          body: { name: 'auditor', maySignIn: true, claims: ['audit'] },
        });
        const answer = await call('DELETE', `/RoleClaims/role/${id}`);
        await server.call('DELETE', `/api/RoleClaims/role/${id}`, { token: desk.token });
        return answer;
      },
      /** Not the administrator's own role, but one that an administrator has too. */
      'PUT /RoleClaims/update-role-claims': async () =>
        call('PUT', '/RoleClaims/update-role-claims', { roleId: (await role('student')).id, give: [], take: ['self'] }),
    };

    test('is refused every change of a person or a role that may do more, whatever is denied to that one', async () => {
      const guarded = readMatrix()
        .filter(({ guard }) => guard !== '-')
        .map(({ method, path }) => `${method} ${path}`);
      expect(guarded.sort()).toEqual(Object.keys(ATTACKS).sort());
      const wrong: string[] = [];
      for (const [endpoint, attack] of Object.entries(ATTACKS)) {
        const before = await stateOf(chief.userId);
        const { status } = await attack();
        const isUnchanged = isDeepStrictEqual(await stateOf(chief.userId), before);
        if (status !== 403 || !isUnchanged)
          wrong.push(`${endpoint}: ${status}${isUnchanged ? '' : ', and something is changed'}`);
      }
      expect(wrong).toEqual([]);
    }, 120_000);
  });
