import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { MedicalRecord, Profile, ProfileSectionName, profileOfStudent } from '#contract/students/profiles.ts';
import { inThePlaceOf } from '../../support/callers.ts';
import { enrolled, sentFile, type Enrolled } from '../../support/enrolled.ts';
import { pdf } from '../../support/files.ts';
import { onDatabases } from '../../support/databases.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const PERSONAL = {
  titleId: 1,
  maritalStatusId: 1,
  religionId: 1,
  countryId: 566,
  stateId: 1,
  lgaId: 1,
  homeTown: 'Umuahia',
  nin: '12345678901',
  stateOfResidenceId: 1,
  contactAddress: '1 Hill Road',
  hasDisability: 'No',
};
const MEDICAL = { bloodGroup: 'O+', genotype: 'AS', allergies: 'Penicillin' };
const KIN = {
  nextOfKin: { fullname: 'Okafor Peter', relationshipId: 1, mobileNumber: '08031234567', address: '1 Hill Road' },
};

onDatabases("a student's profile", (databases) => {
  let server: TestServer;
  let student: Enrolled;
  let officer: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    student = await enrolled(server, 'ada');
    officer = (await signedIn(server, 'admissions')).token;
  });
  const own = async (token = student.token) =>
    (await server.call<Profile | null>('GET', '/api/Student/student-profile', { token })).data;
  const save = (section: ProfileSectionName, data: object, revision: number, token = student.token) =>
    server.call<{ revision: number; lacks: string[] } | null>('PUT', '/api/Student/update-student-profile', {
      token,
      body: { section, data, revision },
    });
  const sectionOf = (profile: Profile | null, name: ProfileSectionName) =>
    profile!.sections.find(({ section }) => section === name)!;

  test('has the eight sections of the specification, what each lacks, and what is locked', async () => {
    const profile = await own();
    expect(profile!.sections.map(({ section }) => section)).toEqual([
      'personal-data',
      'programme-detail',
      'next-of-kin',
      'passport',
      'sponsor',
      'medical-records',
      'educational-history',
      'work-history',
    ]);
    expect(sectionOf(profile, 'medical-records').lacks).toEqual(['Blood group', 'Genotype']);
    expect(profile!.student).toMatchObject({
      fullName: 'Okafor Ada Ngozi',
      dateOfBirth: '2007-05-06',
      sex: 'Female',
      department: 'Computer Science',
      level: '100 Level',
    });
    expect(await own((await signedIn(server, 'student')).token)).toBeNull();
  });

  test('is saved by section, at the revision that was seen', async () => {
    expect((await save('next-of-kin', KIN, 0)).data).toEqual({ revision: 1, lacks: [] });
    const late = await save('next-of-kin', KIN, 0);
    expect([late.status, late.json.message]).toEqual([409, expect.stringMatching(/^Okafor Ada Ngozi changed this on/)]);
    expect(
      (await save('next-of-kin', { nextOfKin: { ...KIN.nextOfKin, fullname: 'Okafor Paul' } }, 1)).data,
    ).toMatchObject({ revision: 2 });
    const wrong = await save('sponsor', { hasSponsor: 'Yes' }, 0);
    expect([wrong.status, Object.keys(wrong.json.errors!)]).toEqual([
      422,
      ['/sponsorFullName', '/sponsorContactAddress', '/sponsorMobileNumber', '/sponsorRelationshipId'],
    ]);
  });

  test('never shows the NIN again, and keeps it where it is left empty', async () => {
    const { nin: _, ...without } = PERSONAL;
    expect((await save('personal-data', without, 0)).json.errors).toEqual({ '/nin': 'please enter your NIN' });
    expect((await save('personal-data', PERSONAL, 0)).status).toBe(200);
    expect((await save('personal-data', { ...without, homeTown: 'Aba' }, 1)).status).toBe(200);
    const profile = await own();
    expect(profile!.personalData.ninEnd).toBe('8901');
    expect(sectionOf(profile, 'personal-data')).toMatchObject({
      lacks: [],
      answers: expect.not.objectContaining({ nin: expect.anything() }),
    });
    const read = await server.call<Reply<typeof profileOfStudent>>(
      'GET',
      `/api/Student/profile-sections?admissionId=${student.admissionId}`,
      { token: officer },
    );
    expect(read.text).toContain('•••••••8901');
    expect(read.text).not.toContain('12345678901');
    expect(read.data.sections[0]!.facts).toContainEqual([
      'Do you have any disability?',
      'Not shown here, as it is sensitive',
    ]);
  });

  describe('medical records', () => {
    const number = () => student.userName;
    const read = async (userName: string) =>
      server.call<MedicalRecord | null>('GET', `/api/Student/medical-record?number=20263${number().toUpperCase()}`, {
        token: (await signedIn(server, userName)).token,
      });
    beforeAll(async () => {
      expect((await save('medical-records', MEDICAL, 0)).status).toBe(200);
    });

    test('are read by their owner and by health officers alone', async () => {
      expect(sectionOf(await own(), 'medical-records').answers).toEqual(MEDICAL);
      expect((await read('health')).data!.medical.facts).toContainEqual(['Allergies', 'Penicillin']);
      for (const other of ['admissions', 'admin', 'lecturer', 'hod', 'bursar', 'student'])
        expect([other, (await read(other)).status]).toEqual([other, 403]);
      const sections = await server.call('GET', `/api/Student/profile-sections?admissionId=${student.admissionId}`, {
        token: officer,
      });
      expect(sections.text).not.toMatch(/Penicillin|Genotype/);
    });

    test('are not shown to who is in the place of their owner, nor changed', async () => {
      const token = await inThePlaceOf(server, 'admin', student.userName);
      expect((await own(token))!.sections.map(({ section }) => section)).not.toContain('medical-records');
      expect((await save('medical-records', MEDICAL, 1, token)).status).toBe(403);
    });

    test('leave a note of who read them, and none of what they say', async () => {
      await read('health');
      const { rows } = await server.platform.database.query({
        name: '',
        text: `select detail::text as detail from audit_entry where action in ('medical-record-read', 'profile-section-saved')`,
        values: [],
      });
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.map(({ detail }) => String(detail)).join()).not.toContain('Penicillin');
    });

    test('are seen by their owner to have been read, by whom and when, and by nobody else', async () => {
      const reads = async (token: string) =>
        (await server.call<{ by: string; at: string }[]>('GET', '/api/Student/medical-record-reads', { token })).data;
      const before = (await reads(student.token)).length;
      await read('health');
      const after = await reads(student.token);
      expect(after).toHaveLength(before + 1);
      expect(after[0]).toEqual({ by: 'Akpan Mfon', at: server.platform.now().toISOString() });
      expect(await reads((await enrolled(server, 'chidi')).token)).toEqual([]);
      expect(await reads((await signedIn(server, 'student')).token), 'without a record').toEqual([]);
    });

    test('can be opened to somebody by an administrator, who cannot open them to themselves', async () => {
      const [admin, lecturer] = [await signedIn(server, 'admin'), await signedIn(server, 'lecturer')];
      const grant = (userId: string) =>
        server.call('POST', '/api/RoleClaims/create-user-claims', {
          token: admin.token,
          body: { userId, claims: ['health'], granted: true },
        });
      expect((await grant(admin.userId)).json.message).toBe(
        'Somebody else has to give you what is confidential: Medical records',
      );
      expect((await grant(lecturer.userId)).status).toBe(200);
      expect((await read('lecturer')).status).toBe(200);
      expect((await read('admin')).status).toBe(403);
    });
  });

  test('is nobody else’s to read or to change', async () => {
    const other = await enrolled(server, 'bola');
    expect((await own(other.token))!.student.studentId).toBe(other.studentId);
    const file = await sentFile(server, student.token, pdf(2_000));
    const get = async (token: string) =>
      (await fetch(`${server.address}/api/Student/file/${file}`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect([await get(student.token), await get(other.token), await get(officer)]).toEqual([200, 404, 404]);
    expect((await save('passport', { passport: file }, 0, other.token)).status).toBe(422);
  });

  test('is printed with a code that anybody can ask about', async () => {
    const reply = await fetch(`${server.address}/api/Student/student-profile.pdf`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    const text = pdfPages(Buffer.from(await reply.arrayBuffer()))
      .flat()
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const words of ['Student profile', 'Okafor Ada Ngozi', 'Computer Science', 'Okafor Paul', 'Is it genuine?'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Penicillin|12345678901/);
    const [, code] = /verify_student\/([\w-]{22})/.exec(text.replaceAll(' ', ''))!;
    expect((await server.call('GET', `/api/Student/verify-student?code=${code}`)).data).toEqual({
      initials: 'O. A. N.',
      programme: expect.any(String),
      session: expect.any(String),
      status: 'Student',
    });
    expect((await server.call('GET', `/api/Student/verify-student?code=${randomUUID()}`)).status).toBe(404);
  });
});
