import { isAnswers } from '#catalogue/normalise.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import type { Place } from './place.ts';
import type { Driver, Task } from './task.ts';

/** Rows are added one by one, each filled in place and folded into its card; to be read again, a card is opened. */
export const rows: Driver = {
  async answer(task) {
    await throughRows(task, (list) => list.getByRole('button', { name: /^Add / }).click());
  },
  async seesAgain(task) {
    await throughRows(task, (list, index) =>
      list
        .getByRole('button', { name: /^Edit / })
        .nth(index)
        .click(),
    );
  },
};

async function throughRows(
  { place, field, path, answer, reader }: Task,
  open: (list: Place['scope'], index: number) => Promise<void>,
): Promise<void> {
  const list = place.within('group', field.title!);
  for (const [index, row] of (Array.isArray(answer) ? answer.filter(isAnswers) : []).entries()) {
    const title = rowTitle(field, index);
    await open(list.scope, index);
    await reader.through({ place: list.within('region', title), path, field: field.items!, answers: row });
    await list.next('button', `Done ${title}`).click();
  }
}
