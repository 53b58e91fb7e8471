import { expect, test } from 'vitest';
import { jupeb } from '#catalogue/jupeb.fixture.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { allFromWire, toWire } from '#catalogue/wireShape.ts';
import { ApiError } from '../../api/apiError.ts';
import { sameInSection } from '../drafts/sameInSection.ts';
import { sendWaiting, type OutboxParts } from './outbox.ts';
import type { Waiting } from './waiting.ts';

const SECTION = 'o-level-result';
const oLevel = (...subjects: readonly object[]): SectionAnswers => ({ oLevelInfo: [{ examNumber: '1', subjects }] });
const TYPED = oLevel({ subjectId: 7, gradeId: 2 }, { subjectId: 4, gradeId: 1 });
const OTHERS = oLevel({ subjectId: 7, gradeId: 2 }, { subjectId: 4, gradeId: 3 });

/** The college receives the first save, and its answer is lost. */
function world(answers: SectionAnswers, base: SectionAnswers | undefined) {
  let waiting: Waiting = {
    saves: [{ section: SECTION, answers, base: { saved: base, revision: 0, sent: undefined } }],
  };
  const heard: SectionAnswers[] = [];
  const givenBack: boolean[] = [];
  let wire = base && toWire(jupeb, SECTION, base);
  const parts: OutboxParts = {
    store: {
      read: async () => waiting,
      change: async (by) => {
        waiting = by(waiting);
      },
    },
    load: async () => ({
      saved: allFromWire(
        jupeb,
        JSON.parse(JSON.stringify(wire ? { [SECTION]: wire } : {})) as Record<string, SectionAnswers>,
      ),
      drafts: {},
      revision: 1,
      isSubmitted: false,
    }),
    isSame: (section, a, b) => sameInSection(jupeb, section, a, b),
    sendPhotograph: async () => undefined,
    save: async (_, sent) => {
      wire = { ...toWire(jupeb, SECTION, sent), surname: 'Okafor' };
      if (heard.push(sent) === 1) throw new ApiError(0, 'Network Error');
    },
    giveBack: async (_save, _status, apart) => {
      givenBack.push(apart);
    },
    typed: async () => undefined,
    submit: async () => undefined,
  };
  return {
    parts,
    heard,
    givenBack,
    saveElsewhere: (others: SectionAnswers) => {
      wire = toWire(jupeb, SECTION, others);
    },
    left: () => waiting.saves,
  };
}

test('a save whose answer was lost is ours, in whatever order its subjects were filled', async () => {
  const { parts, heard, givenBack, left } = world(TYPED, undefined);
  await expect(sendWaiting(parts)).rejects.toThrow('Network Error');
  expect(await sendWaiting(parts)).toEqual({ givenBack: [] });
  expect([givenBack, left(), heard]).toEqual([[], [], [TYPED, TYPED]]);
});

test('a save stands on what the college still has, in whatever order its subjects were filled', async () => {
  const { parts, givenBack, heard } = world(OTHERS, TYPED);
  await expect(sendWaiting(parts)).rejects.toThrow('Network Error');
  expect([givenBack, heard]).toEqual([[], [OTHERS]]);
});

test('another grade for one of its subjects is another device', async () => {
  const { parts, saveElsewhere, givenBack, left } = world(TYPED, undefined);
  saveElsewhere(OTHERS);
  expect(await sendWaiting(parts)).toEqual({ givenBack: [SECTION] });
  expect([givenBack, left()]).toEqual([[true], []]);
});

/** A submission waits; `there` is what the college has, `typed` what was typed here since. */
function submitting(
  there: SectionAnswers,
  { typed, isSubmitted = false, refusal }: { typed?: SectionAnswers; isSubmitted?: boolean; refusal?: ApiError } = {},
) {
  let waiting: Waiting = { saves: [], submission: { answers: { [SECTION]: TYPED } } };
  const submitted: number[] = [];
  const parts: OutboxParts = {
    ...world(TYPED, undefined).parts,
    store: {
      read: async () => waiting,
      change: async (by) => {
        waiting = by(waiting);
      },
    },
    load: async () => ({ saved: { [SECTION]: there }, drafts: {}, revision: 7, isSubmitted }),
    typed: async () => typed,
    submit: async (revision) => {
      submitted.push(revision);
      if (refusal) throw refusal;
    },
  };
  return { parts, submitted, waits: () => waiting.submission !== undefined };
}

test.each([
  ['is sent when the college has what was read through', TYPED, {}, { outcome: 'sent', submitted: [7] }],
  ['is withheld when another device has changed an answer', OTHERS, {}, { outcome: 'withheld', submitted: [] }],
  ['is withheld when something was typed here since', TYPED, { typed: OTHERS }, { outcome: 'withheld', submitted: [] }],
  [
    'is withheld when the college refuses it',
    TYPED,
    { refusal: new ApiError(409, 'changed') },
    { outcome: 'withheld', submitted: [7] },
  ],
  ['is sent already when its answer was lost', OTHERS, { isSubmitted: true }, { outcome: 'sent', submitted: [] }],
])('a submission that waited %s', async (_, there, more, expected) => {
  const { parts, submitted, waits } = submitting(there, more);
  const { submission } = await sendWaiting(parts);
  expect({ outcome: submission, submitted }).toEqual(expected);
  expect(waits()).toBe(false);
});

test('a submission waits on while there is no line, and for a section that was given back it is withheld', async () => {
  const lost = submitting(TYPED, { refusal: new ApiError(0, 'Network Error') });
  await expect(sendWaiting(lost.parts)).rejects.toThrow('Network Error');
  expect(lost.waits()).toBe(true);
  const { parts, saveElsewhere } = world(TYPED, undefined);
  saveElsewhere(OTHERS);
  await parts.store.change((before) => ({ ...before, submission: { answers: { [SECTION]: TYPED } } }));
  expect(await sendWaiting(parts)).toEqual({ givenBack: [SECTION], submission: 'withheld' });
});
