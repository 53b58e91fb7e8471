import { beforeAll, describe, expect, test } from 'vitest';
import { databasesOf } from '../../support/databases.ts';
import { openApiOf } from '../../support/openApi.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/** The specification's families that are lists and accounts, with the actions that it names, as methods and addresses below the family. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Authentication: [
    'post login',
    'post change-password',
    'post send-setup-password-email?userId&email',
    'post two-factor-authentication',
    'post reset-password',
    'post verify-user',
    'post toggle-user-activation-status?userId',
    'post send-reset-password-mail?email',
    'get impersonation',
    'delete impersonation',
    'post impersonation-login',
    'post impersonate',
  ],
  Dashboard: ['get student-dashboard', 'get lecturer-dashboard', 'get admin-dashboard?sessionId', 'post create-rating'],
  Department: [
    'get departments',
    'get application-departments?studentTypeId',
    'get all-departments',
    'get departmentoptions?departmentId',
    'get hods',
    'post assign-hod-to-department',
    'get jupeb-options',
    'get jupeb-option-subjects?jupebOptionId',
    'post active-sessions/set',
    'post active-sessions/rollback',
    'get course-advisers',
    'post departments',
    'put departments/{id}',
    'put departments/{id}/toggle-activation',
    'post departments/upload',
    'get departments/template',
  ],
  Enum: [
    'get blood-groups',
    'get genotypes',
    'get genders',
    'get religions',
    'get titles',
    'get campuses',
    'get payment-types',
    'get payment-purposes',
    'get payment-channel',
    'get staff-types',
    'get salary-grades',
    'get programme-types',
    'get marital-statuses',
    'get relationships',
  ],
  Finance: ['get pension-funds', 'get banks'],
  Select: [
    'get roles',
    'get departments?facultyId',
    'get faculties',
    'get levels',
    'get subjects',
    'get school-programmes/{studentTypeId}',
    'get levels/{studentTypeId}',
    'get grades/{certificateTypeId}',
    'get semesters',
    'get courses?departmentId',
    'get o-level-exam-types',
    'get o-level-exam-years',
    'get o-level-grades',
  ],
  UserManagement: [
    'get all-users',
    'post create-user',
    'put update-user/{id}',
    'post toggle-user-status/{id}',
    'post all-users/upload',
    'get all-users/template',
    'put update-staff/{id}',
  ],
};

describe("the specification's families", () => {
  const databases = databasesOf('postgres');
  let server: TestServer;
  /** The names in the query, by method and path. */
  let stated: Map<string, Set<string>>;
  beforeAll(async () => {
    server = await freshServer(databases);
    const { paths } = await openApiOf(server);
    stated = new Map(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([method, { parameters = [] }]) =>
            [
              `${method} ${path}`,
              new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)),
            ] as const,
        ),
      ),
    );
  });

  test.each(Object.entries(FAMILIES))('%s has every action that it names', (family, actions) => {
    const missing = actions.filter((action) => {
      const [method, path, query] = action.split(/[ ?]/);
      const parameters = stated.get(`${method} /api/${family}/${path}`);
      return !parameters || (query?.split('&') ?? []).some((name) => !parameters.has(name));
    });
    expect(missing).toEqual([]);
  });

  test('programme types are the programmes that are declared', async () => {
    const { data } = await server.call('GET', '/api/Enum/programme-types');
    expect(data).toEqual(
      server.platform.catalogue.programmes.map(({ applicationTypeId, name }) => ({ id: applicationTypeId, name })),
    );
  });
});
