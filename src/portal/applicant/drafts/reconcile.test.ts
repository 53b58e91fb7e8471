import { expect, test } from 'vitest';
import type { DeviceDraft, ServerDraft } from './draft.ts';
import { reconcile } from './reconcile.ts';

const device = (more: Partial<DeviceDraft> = {}): DeviceDraft =>
  ({ version: 'v', section: 'personal-details', savedAt: '2026-11-21T09:00:00Z', data: { a: 'device' }, baseRevision: 2, synced: false, ...more });
const server = (more: Partial<ServerDraft> = {}): ServerDraft => ({ data: { a: 'server' }, revision: 2, savedAt: '2026-11-21T08:00:00Z', ...more });

test.each([
  ['nothing anywhere', undefined, undefined, undefined, 'none'],
  ['only the server', undefined, server(), undefined, 'server'],
  ['the device, told to the server', device({ synced: true }), server({ revision: 9 }), undefined, 'server'],
  ['told to the server, and the section saved since', device({ synced: true }), undefined, { a: 'saved' }, 'none'],
  ['typed on from where the server stands', device(), server(), undefined, 'device'],
  ['typed before the server knew anything', device({ baseRevision: 0 }), undefined, undefined, 'device'],
  ['the same on both', device({ baseRevision: 1, data: { a: 'server', b: '' } }), server(), undefined, 'server'],
  ['an answer of the server lost on the way', device({ baseRevision: 1, sent: { a: 'server' } }), server(), undefined, 'device'],
  ['another device went on', device({ baseRevision: 1 }), server(), undefined, 'conflict'],
  ['another device saved the section', device(), undefined, { a: 'saved' }, 'conflict'],
])('%s', (_, ours, theirs, saved, kind) => expect(reconcile(ours, theirs, saved).kind).toBe(kind));

test('what goes on after a lost answer grows from where the server is', () => {
  const result = reconcile(device({ baseRevision: 1, sent: { a: 'server' } }), server(), undefined);
  expect(result).toMatchObject({ kind: 'device', draft: { baseRevision: 2 } });
});
