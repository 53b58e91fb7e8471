import { beforeAll, expect, test } from 'vitest';
import { placeIn, studentOf } from '#server/kit/student/place.ts';
import { onDatabases } from '../../support/databases.ts';
import { login, signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onDatabases('the demo accounts of students', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  test.each([
    ['postgraduate', 2, 700, /^PG\/\d\d\/0001$/],
    ['jupeb', 8, 100, /^JUP\/\d\d\/0001$/],
    ['predegree', 13, 100, /^PRE\/\d\d\/0001$/],
  ])('%s has a record and a place in the open session, of its student type', async (userName, type, level, number) => {
    const { database } = server.platform;
    const { userId } = await signedIn(server, userName);
    const [student] = await studentOf(database, { userId });
    expect(student).toMatchObject({ studentTypeId: type, matricNumber: expect.stringMatching(number) });
    const [place] = await placeIn(database, { studentId: student!.id, sessionId: student!.entrySessionId });
    expect(place).toMatchObject({ studentTypeId: type, levelId: level });
    expect((await login(server, student!.matricNumber!)).data?.userId, 'the number signs in too').toBe(userId);
  });
});
