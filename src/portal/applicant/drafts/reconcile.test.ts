import { expect, test } from 'vitest';
import { jupeb } from '#catalogue/jupeb.fixture.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { fromWire, toWire } from '#catalogue/wireShape.ts';
import type { DeviceDraft, SectionStatus, ServerDraft } from './draft.ts';
import { latestStatus, reconcile } from './reconcile.ts';
import { sameInSection, type SameInSection } from './sameInSection.ts';

const isSame: SameInSection = (section, a, b) => sameInSection(jupeb, section, a, b);

const device = (more: Partial<DeviceDraft> = {}): DeviceDraft => ({
  version: 'v',
  section: 'personal-details',
  savedAt: '2026-11-21T09:00:00Z',
  data: { a: 'device' },
  baseRevision: 2,
  synced: false,
  ...more,
});
const server = (more: Partial<ServerDraft> = {}): ServerDraft => ({
  data: { a: 'server' },
  revision: 2,
  savedAt: '2026-11-21T08:00:00Z',
  ...more,
});

test.each([
  ['nothing anywhere', undefined, undefined, undefined, 'none'],
  ['only the server', undefined, server(), undefined, 'server'],
  ['the device, synced with the server', device({ synced: true }), server({ revision: 9 }), undefined, 'server'],
  ['synced with the server, and the section saved since', device({ synced: true }), undefined, { a: 'saved' }, 'none'],
  ['typed on from what the server has', device(), server(), undefined, 'device'],
  ['typed before the server knew anything', device({ baseRevision: 0 }), undefined, undefined, 'device'],
  ['the same on both', device({ baseRevision: 1, data: { a: 'server', b: '' } }), server(), undefined, 'server'],
  [
    'an answer of the server lost on the way',
    device({ baseRevision: 1, sent: { a: 'server' } }),
    server(),
    undefined,
    'device',
  ],
  [
    'the answer to an earlier one lost, and a later one sent',
    device({ baseRevision: 1, sent: { a: 'later' }, unanswered: [{ a: 'server' }, { a: 'later' }] }),
    server(),
    undefined,
    'device',
  ],
  ['another device went on', device({ baseRevision: 1 }), server(), undefined, 'conflict'],
  ['another device saved the section', device(), undefined, { a: 'saved' }, 'conflict'],
])('%s', (_, ours, theirs, saved, kind) => expect(reconcile(ours, { draft: theirs, saved }, isSame).kind).toBe(kind));

test('what goes on after a lost answer grows from where the server is', () => {
  const result = reconcile(
    device({ baseRevision: 1, sent: { a: 'server' } }),
    { draft: server(), saved: undefined },
    isSame,
  );
  expect(result).toMatchObject({ kind: 'device', draft: { baseRevision: 2 } });
});

/** @param now the server's answer when asked again; without it the line is cut */
const opened = async (ours: DeviceDraft, record: Partial<SectionStatus>, now?: Partial<SectionStatus>) => {
  let pulls = 0;
  const whole = (status: Partial<SectionStatus>): SectionStatus => ({ draft: undefined, saved: undefined, ...status });
  const status = await latestStatus(ours, whole(record), async () => {
    pulls += 1;
    if (!now) throw new Error('Network Error');
    return whole(now);
  });
  return [reconcile(ours, status, isSame), pulls] as const;
};

test('a record from before the draft was sent does not take it away', async () => {
  const ours = device({ baseRevision: 3, synced: true, data: { a: 'typed' } });
  const theirs = server({ revision: 3, data: { a: 'typed' } });
  for (const record of [{}, { draft: server() }, { saved: { a: 'saved' } }]) {
    expect(await opened(ours, record, { draft: theirs })).toEqual([{ kind: 'server', draft: theirs }, 1]);
    expect(await opened(ours, record)).toMatchObject([
      { kind: 'server', draft: { data: { a: 'typed' }, revision: 3 } },
      1,
    ]);
  }
});

test('what was typed on after such a record is not another device', async () => {
  const ours = device({ baseRevision: 3, data: { a: 'typed on' } });
  expect(await opened(ours, { draft: server() }, { draft: server({ revision: 3 }) })).toMatchObject([
    { kind: 'device', draft: { data: { a: 'typed on' }, baseRevision: 3 } },
    1,
  ]);
  expect(await opened(ours, { draft: server() })).toMatchObject([
    { kind: 'device', draft: { data: { a: 'typed on' }, baseRevision: 3 } },
    1,
  ]);
});

test('a lower revision is also that of a draft begun after another device saved: that one counts', async () => {
  const ours = device({ baseRevision: 3, synced: true });
  const status = { draft: server({ revision: 1 }), saved: { a: 'saved' } };
  expect(await opened(ours, status, status)).toMatchObject([{ kind: 'server', draft: { revision: 1 } }, 1]);
  expect(await opened(ours, { saved: { a: 'saved' } }, { saved: { a: 'saved' } })).toEqual([{ kind: 'none' }, 1]);
});

test('a record that knows the draft is not loaded again', async () => {
  expect((await opened(device(), { draft: server() }))[1]).toBe(0);
  expect((await opened(device({ baseRevision: -1 }), {}))[1]).toBe(0);
});

const O_LEVEL = 'o-level-result';
const SUBJECTS = [{ subjectId: 7, gradeId: 2 }, {}, { subjectId: 4, gradeId: 1 }];
const oLevel = (subjects: readonly object[]): SectionAnswers => ({ oLevelInfo: [{ examNumber: '1', subjects }] });

test.each([
  ['as they were typed, in no order of ids', SUBJECTS, 'none'],
  ['with another grade', [SUBJECTS[0]!, { subjectId: 4, gradeId: 3 }], 'conflict'],
  ['with a subject more', [...SUBJECTS, { subjectId: 9 }], 'conflict'],
  ['with a grade whose subject is still missing', [...SUBJECTS, { gradeId: 3 }], 'conflict'],
  ['with a subject twice', [{ subjectId: 4, gradeId: 5 }, ...SUBJECTS], 'conflict'],
])('O-Level subjects saved from here, on the device %s', (_, subjects, kind) => {
  const ours = device({ section: O_LEVEL, data: oLevel(subjects) });
  const saved = fromWire(
    jupeb,
    O_LEVEL,
    JSON.parse(JSON.stringify(toWire(jupeb, O_LEVEL, oLevel(SUBJECTS)))) as SectionAnswers,
  );
  expect(reconcile(ours, { draft: undefined, saved }, isSame).kind).toBe(kind);
});
