import { expect } from '@playwright/test';
import { displayDate } from '#rules/displayDate.ts';
import { chosenWords, type Driver, type Task } from './task.ts';

/** What the college knows stands in the list of what cannot be changed. */
export const known: Driver = {
  async answer(task) {
    await readInList(task);
    if (task.answer !== undefined) task.reader.note(task.path, wordsOf(task));
  },
  seesAgain: readInList,
};

async function readInList(task: Task): Promise<void> {
  const { place, field } = task;
  const title = place.scope.getByRole('term').filter({ hasText: new RegExp(`^${field.title}$`) });
  await expect(title.locator('xpath=following-sibling::dd')).toHaveText(wordsOf(task));
}

function wordsOf(task: Task): string {
  const {
    field: { format },
    answer,
  } = task;
  if (answer === undefined || answer === '') return 'None';
  return format === 'date' ? displayDate(String(answer)) : chosenWords(task, answer);
}
