import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { ApiError } from '../../api/apiError.ts';
import type { DeviceDraft, DraftStatus, ServerDraft } from './draft.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { sameAnswers } from '../../kit/conflict/sameAnswers.ts';

/** Of a `cut` line the server hears nothing; of a `deaf` one its answer is lost. */
function world(opening: { readonly server?: ServerDraft; readonly saved?: SectionAnswers } = {}) {
  let { server, saved } = opening;
  let isSubmitted = false;
  let line: 'good' | 'slow' | 'cut' | 'deaf' = 'good';
  const device = new Map<string, DeviceDraft>();
  const statuses: DraftStatus[] = [];
  let drawn = 0;
  const keeper = createDraftKeeper({
    version: 'v',
    sections: ['s'],
    server: server ? { s: server } : {},
    saved: saved ? { s: saved } : {},
    store: {
      read: async (section) => device.get(section),
      write: (draft, onWritten) => {
        device.set(draft.section, draft);
        void Promise.resolve().then(onWritten);
      },
      writeLast: (draft) => {
        device.set(draft.section, draft);
      },
      remove: (section) => {
        device.delete(section);
      },
    },
    push: async ({ data, baseRevision }) => {
      if (line === 'cut') throw new ApiError(0, 'Network Error');
      if (isSubmitted || (server?.revision ?? 0) !== baseRevision)
        throw new ApiError(409, 'This section was changed on another device');
      server = { data, revision: baseRevision + 1, savedAt: '' };
      if (line === 'deaf') throw new ApiError(0, 'Network Error');
      const { revision } = server;
      if (line === 'slow')
        await new Promise((resolve) => {
          setTimeout(resolve, 1000);
        });
      return { revision };
    },
    pull: async () => ({ draft: server, saved, isSubmitted }),
    isSame: (_, a, b) => sameAnswers(a, b),
  });
  let view = keeper.view();
  keeper.subscribe(() => {
    if (keeper.view() !== view) drawn += 1;
    view = keeper.view();
    if (keeper.status() !== (statuses.at(-1) ?? 'idle')) statuses.push(keeper.status());
  });
  return {
    keeper,
    device,
    statuses,
    drawn: () => drawn,
    conflict: () => keeper.view().conflict,
    server: () => server,
    setServer: (draft: ServerDraft) => {
      server = draft;
    },
    submit: () => {
      isSubmitted = true;
    },
    save: (answers: SectionAnswers) => {
      server = undefined;
      saved = answers;
    },
    setLine: (to: typeof line) => {
      line = to;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a keystroke is on the device at once and on the server within a second', async () => {
  const { keeper, device, server, statuses } = world();
  keeper.keep('s', { a: '1' });
  keeper.keep('s', { a: '12' });
  expect(device.get('s')).toMatchObject({ data: { a: '12' }, synced: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server()).toMatchObject({ data: { a: '12' }, revision: 1 });
  expect(device.get('s')).toMatchObject({ synced: true, baseRevision: 1 });
  expect(statuses).toEqual(['device', 'saved']);
});

test('the server hears when typing pauses, once', async () => {
  const { keeper, server } = world();
  for (let key = 1; key <= 10; key += 1) {
    keeper.keep('s', { a: String(key) });
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(server()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(850);
  expect(server()).toMatchObject({ data: { a: '10' }, revision: 1 });
});

test('what did not arrive is sent again by itself, the latest only', async () => {
  const { keeper, server, setLine } = world();
  setLine('cut');
  keeper.keep('s', { a: '1' });
  await vi.advanceTimersByTimeAsync(2000);
  keeper.keep('s', { a: '2' });
  setLine('good');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server()).toMatchObject({ data: { a: '2' }, revision: 1 });
});

test('an answer that was lost on the way is not another device', async () => {
  const { keeper, server, setLine, conflict } = world();
  setLine('deaf');
  keeper.keep('s', { a: '1' });
  await vi.advanceTimersByTimeAsync(1000);
  setLine('good');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(conflict()).toBeUndefined();
  keeper.keep('s', { a: '2' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server()).toMatchObject({ data: { a: '2' }, revision: 2 });
});

test('nor when typing went on before the next attempt, over several that were lost', async () => {
  const { keeper, server, setLine, conflict } = world();
  for (const [line, a] of [
    ['deaf', '1'],
    ['cut', '12'],
    ['cut', '123'],
    ['good', '1234'],
  ] as const) {
    setLine(line);
    keeper.keep('s', { a });
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(conflict()).toBeUndefined();
  expect(server()).toMatchObject({ data: { a: '1234' }, revision: 2 });
});

test('nor after a reload, when the page sent once more as it went', async () => {
  const first = world();
  for (const [line, a] of [
    ['deaf', '1'],
    ['cut', '12'],
  ] as const) {
    first.setLine(line);
    first.keeper.keep('s', { a });
    await vi.advanceTimersByTimeAsync(1000);
  }
  first.keeper.keep('s', { a: '123' });
  first.keeper.flushLast();
  const again = world({ server: first.server()! });
  again.device.set('s', first.device.get('s')!);
  await again.keeper.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect([again.conflict(), again.server()]).toMatchObject([undefined, { data: { a: '123' }, revision: 2 }]);
});

test('of a long time without answers the first and the latest are remembered', async () => {
  const { keeper, device, setLine } = world();
  setLine('cut');
  for (let key = 1; key <= 9; key += 1) {
    keeper.keep('s', { a: String(key) });
    keeper.flush();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(device.get('s')!.unanswered).toEqual(['1', '6', '7', '8', '9'].map((a) => ({ a })));
  setLine('good');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(device.get('s')).toMatchObject({ synced: true, baseRevision: 1 });
  expect(device.get('s')!.unanswered).toBeUndefined();
});

test('another device is shown, not overwritten', async () => {
  const { keeper, server, setServer, conflict } = world({ server: { data: { a: '' }, revision: 3, savedAt: '' } });
  await keeper.open();
  setServer({ data: { a: 'theirs' }, revision: 4, savedAt: '' });
  keeper.keep('s', { a: 'ours' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(conflict()).toMatchObject({ device: { data: { a: 'ours' } }, server: { data: { a: 'theirs' }, revision: 4 } });
  expect(server()?.data).toEqual({ a: 'theirs' });
});

test('what is chosen between two devices is what was typed, on the device and at the college', async () => {
  const { keeper, device, server, setServer, conflict } = world();
  setServer({ data: { a: 'theirs' }, revision: 4, savedAt: '' });
  keeper.keep('s', { a: 'ours' });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.resolve(conflict()!, { a: 'chosen' });
  expect([conflict(), keeper.typed(), device.get('s')?.data]).toEqual([
    undefined,
    { s: { a: 'chosen' } },
    { a: 'chosen' },
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server()).toMatchObject({ data: { a: 'chosen' }, revision: 5 });
});

test('what is asked is asked once: nothing is sent of a section until it is decided', async () => {
  const { keeper, conflict, server, setServer } = world();
  keeper.keep('s', { a: 'here' });
  setServer({ data: { a: 'there' }, revision: 3, savedAt: '' });
  await vi.advanceTimersByTimeAsync(1000);
  const asked = conflict()!;
  keeper.flush();
  keeper.resolve(asked, { a: 'there' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(conflict()).toBeUndefined();
  expect(server()).toMatchObject({ data: { a: 'there' }, revision: 4 });
});

test('two devices on which the same was typed since are not asked which to keep', async () => {
  const { keeper, conflict, server, setServer } = world();
  keeper.keep('s', { a: 'h' });
  setServer({ data: { a: 'here' }, revision: 3, savedAt: '' });
  keeper.flush();
  keeper.keep('s', { a: 'here' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(conflict()).toBeUndefined();
  expect(server()).toMatchObject({ data: { a: 'here' }, revision: 3 });
  expect(keeper.isBehind()).toBe(false);
});

test('a form opens on what the college has, and goes on from there', async () => {
  const { keeper, device, server } = world({
    server: { data: { a: '1' }, revision: 3, savedAt: '' },
    saved: { a: '0' },
  });
  expect(keeper.view().isOpen).toBe(false);
  await keeper.open();
  expect([keeper.view(), keeper.typed(), keeper.baseOf('s')]).toMatchObject([
    { isOpen: true, conflict: undefined },
    { s: { a: '1' } },
    { baseRevision: 3 },
  ]);
  expect(device.get('s')).toMatchObject({ data: { a: '1' }, baseRevision: 3, synced: true });
  keeper.keep('s', { a: '12' });
  expect(keeper.typed()).toEqual({ s: { a: '12' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect([server(), keeper.baseOf('s').baseRevision]).toMatchObject([{ data: { a: '12' }, revision: 4 }, 4]);
});

test('a key draws nothing, however many; the opening, two devices apart and the choice are drawn once each', async () => {
  const { keeper, setServer, conflict, drawn } = world();
  await keeper.open();
  expect(drawn()).toBe(1);
  setServer({ data: { a: 'theirs' }, revision: 4, savedAt: '' });
  for (const a of ['1', '12', '123']) keeper.keep('s', { a });
  expect(drawn()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn()).toBe(2);
  keeper.resolve(conflict()!, { a: '123' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn()).toBe(3);
});

test('a saved section leaves no draft', async () => {
  const { keeper, device, server } = world();
  keeper.keep('s', { a: '1' });
  keeper.forget('s');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([device.size, keeper.typed(), keeper.baseOf('s')]).toEqual([0, {}, { baseRevision: 0 }]);
  expect(server()).toBeUndefined();
});

test('a section that another device saved is shown as that device saved it', async () => {
  const { keeper, save, conflict } = world();
  keeper.keep('s', { a: '1' });
  await vi.advanceTimersByTimeAsync(1000);
  save({ a: 'theirs' });
  keeper.keep('s', { a: '12' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(conflict()).toMatchObject({ device: { data: { a: '12' } }, server: { data: { a: 'theirs' }, revision: 0 } });
});

test('a section that was saved, though the answer was lost, is not another device', async () => {
  const { keeper, save, conflict, statuses } = world();
  keeper.keep('s', { a: '1' });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.keep('s', { a: '12' });
  await keeper.hold('s');
  save({ a: '12' });
  keeper.release('s');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([conflict(), statuses.at(-1), keeper.isBehind()]).toEqual([undefined, 'saved', false]);
});

test('a form that was closed writes and sends nothing any more: the next one has gone on', async () => {
  const { keeper, device, server, setLine } = world();
  setLine('slow');
  keeper.keep('s', { a: '1' });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.keep('s', { a: '12' });
  keeper.stop();
  keeper.flushLast();
  const next: DeviceDraft = {
    version: 'v',
    section: 's',
    savedAt: '',
    data: { a: '123' },
    baseRevision: 1,
    synced: false,
  };
  device.set('s', next);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(device.get('s')).toEqual(next);
  expect(server()).toMatchObject({ data: { a: '1' }, revision: 1 });
});

test('what is typed after a submission is no conflict: nothing that could be chosen would be taken. It stays on the device', async () => {
  const { keeper, device, conflict, submit } = world({ saved: { a: '1' } });
  submit();
  keeper.keep('s', { a: '2' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(conflict()).toBeUndefined();
  expect(device.get('s')).toMatchObject({ data: { a: '2' }, synced: false });
});
