import { expect, test } from 'vitest';
import { Unavailable } from './problem.ts';
import { WorkQueue } from './workQueue.ts';

const BUSY = 'Please try again in a moment';

/** Each `endOne` ends the work that began first. */
function slowWork(queue: WorkQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name: string) =>
    queue.run(
      owner,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        }),
    );
  const endOne = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { begun, add, endOne };
}

test('so many run at once, owners take turns, and what failed gives its place on', async () => {
  const queue = new WorkQueue({ atOnce: 2, waiting: 10, waitingEach: 10, busy: BUSY });
  await expect(queue.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const { begun, add, endOne } = slowWork(queue);
  const all = Promise.all([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('ada', name)),
    add('bem', 'b1'),
    add('chi', 'c1'),
  ]);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2']);
  for (let ended = 0; ended < 7; ended += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
  expect(await all).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']);
});

test('beyond its length others are asked to come again, and one owner may not fill it', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 3, waitingEach: 2, busy: BUSY });
  const { add, endOne } = slowWork(queue);
  const taken = [add('ada', 'a1'), add('ada', 'a2'), add('ada', 'a3')];
  await expect(add('ada', 'a4')).rejects.toMatchObject({ status: 503, message: BUSY, retryAfter: 5 });
  taken.push(add('bem', 'b1'));
  await expect(add('chi', 'c1')).rejects.toThrow(Unavailable);
  for (let ended = 0; ended < 4; ended += 1) await endOne();
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'a3', 'b1']);
});
