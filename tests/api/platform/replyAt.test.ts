import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { UploadStatus } from '#contract/admissions/documents.ts';
import type { Notifications } from '#contract/communication/notifications.ts';
import type { LookupOption } from '#contract/school/lookups.ts';
import type { ReplyAt } from '../../support/replyAt.ts';

const ROOT = join(import.meta.dirname, '../../..');

const isObject = (each: unknown): each is Record<string, unknown> => typeof each === 'object' && each !== null;

/** Of what a module exports, or of what stands in a resource that it exports. */
const statesEndpoints = (exported: Record<string, unknown>): boolean =>
  Object.values(exported)
    .filter(isObject)
    .flatMap((each) => [each, ...Object.values(each).filter(isObject)])
    .some(({ method, path }) => typeof method === 'string' && typeof path === 'string');

describe('the type of a reply in a test', () => {
  test('is what the contract states at the address, whatever its parameters and query', () => {
    expectTypeOf<ReplyAt<'GET', '/api/Notification/notifications'>>().toEqualTypeOf<Notifications>();
    expectTypeOf<ReplyAt<'GET', `/api/UserDocument/upload/${string}`>>().toEqualTypeOf<UploadStatus>();
    expectTypeOf<
      ReplyAt<'PATCH', `/api/UserDocument/upload/${string}?offset=${number}`>
    >().toEqualTypeOf<UploadStatus>();
    expectTypeOf<ReplyAt<'POST', '/api/Faculty/faculties'>>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<ReplyAt<'GET', `/api/Select/departments?facultyId=${number}`>>().toEqualTypeOf<LookupOption[]>();
    expectTypeOf<ReplyAt<'GET', '/api/JupebApplication/application'>>().toEqualTypeOf<ApplicationRecord>();
  });

  test('is of every address that is called by turns', () => {
    expectTypeOf<ReplyAt<'GET', '/api/Select/faculties' | '/api/Notification/notifications'>>().toEqualTypeOf<
      LookupOption[] | Notifications
    >();
  });

  test('is unknown where the contract states nothing', () => {
    expectTypeOf<ReplyAt<'GET', '/api/Notification/nothing'>>().toBeUnknown();
    expectTypeOf<ReplyAt<'DELETE', '/api/Notification/notifications'>>().toBeUnknown();
    expectTypeOf<ReplyAt<'GET', `/api/${string}`>>().toBeUnknown();
    expectTypeOf<ReplyAt<'GET', string>>().toBeUnknown();
  });

  test('comes from every module of the contract that states an endpoint', async () => {
    const known = readFileSync(join(ROOT, 'tests/support/replyAt.ts'), 'utf8');
    const files = globSync('src/contract/*/*.ts', { cwd: ROOT });
    const stating: string[] = [];
    for (const file of files)
      if (statesEndpoints(await import(join(ROOT, file)))) stating.push(`${basename(dirname(file))}/${basename(file)}`);
    expect(stating.length).toBeGreaterThan(25);
    expect(stating.filter((file) => !known.includes(`'#contract/${file}'`))).toEqual([]);
  });
});
