import { expect, test } from 'vitest';
import { nameOf, type Failure, type Outcome } from './outcome.ts';
import { judgeAgain, MOST_FILES, type FailedFile } from './secondRun.ts';

const NOTHING: Outcome = { passed: [], failures: [], broken: [], timings: [] };

const failure = (file: string, title?: string): Failure => ({
  runner: 'vitest',
  project: 'api',
  file,
  ...(title !== undefined && { title }),
  error: 'expected 1 to be 2',
});

const FIRST = failure('tests/api/a.test.ts', 'counts');
const OTHER = failure('tests/api/a.test.ts', 'adds');
const ELSEWHERE = failure('tests/api/b.test.ts', 'counts');

/** A second run in which these pass and all others fail; the files are noted as they are begun and as they end. */
function secondRun(passing: readonly Failure[]) {
  const calls: string[] = [];
  const runAlone = async ({ file }: FailedFile): Promise<Outcome> => {
    calls.push(`${file} begins`);
    await Promise.resolve();
    calls.push(`${file} ends`);
    return { ...NOTHING, passed: passing.filter((each) => each.file === file).map(nameOf) };
  };
  return { calls, runAlone };
}

test('what passes alone is unsteady, with its first error; what fails again has failed', async () => {
  const { failed, unsteady } = await judgeAgain([FIRST, OTHER, ELSEWHERE], secondRun([FIRST]).runAlone);
  expect(unsteady).toEqual([FIRST]);
  expect(failed).toEqual([OTHER, ELSEWHERE]);
});

test('a file runs once however many of its tests failed, and nothing runs beside it', async () => {
  const { calls, runAlone } = secondRun([]);
  await judgeAgain([FIRST, OTHER, ELSEWHERE], runAlone);
  expect(calls).toEqual([
    'tests/api/a.test.ts begins',
    'tests/api/a.test.ts ends',
    'tests/api/b.test.ts begins',
    'tests/api/b.test.ts ends',
  ]);
});

test('a second run that dies before its report excuses nobody', async () => {
  const died = async (): Promise<Outcome> => ({ ...NOTHING, broken: ['vitest ended with code 1'] });
  expect((await judgeAgain([FIRST, failure('tests/api/a.test.ts')], died)).failed).toHaveLength(2);
});

test('a file that broke outside its tests is unsteady only where all of it passes alone', async () => {
  const whole = failure('tests/api/a.test.ts');
  const all: Outcome = { ...NOTHING, passed: [nameOf(FIRST)] };
  expect((await judgeAgain([whole], async () => all)).unsteady).toEqual([whole]);
  expect((await judgeAgain([whole], async () => ({ ...all, failures: [OTHER] }))).failed).toEqual([whole]);
});

test('with very many files red nothing is tried again', async () => {
  const many = Array.from({ length: MOST_FILES + 1 }, (_, index) => failure(`tests/api/${index}.test.ts`, 'counts'));
  const { calls, runAlone } = secondRun(many);
  expect((await judgeAgain(many, runAlone)).failed).toHaveLength(many.length);
  expect(calls).toEqual([]);
});
