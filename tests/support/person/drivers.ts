import { expect, type Locator } from '@playwright/test';
import { isAnswers } from '#catalogue/normalise.ts';
import type { FurtherWidgetName, WidgetName } from '#catalogue/registry/widgets.ts';
import { displayAnswer, shownAs } from '#rules/displayAnswer.ts';
import { photograph } from '../applicant.ts';
import { choose } from './choose.ts';
import { file } from './file.ts';
import { rows } from './rows.ts';
import { sittings } from './sittings.ts';
import { chosenWords, type Driver, type Task } from './task.ts';

/** A control whose answer is a text. */
const typed = (find: (task: Task) => Locator): Driver => ({
  async answer(task) {
    const { path, field, answer, reader } = task;
    const control = find(task);
    if (answer === undefined) return;
    await control.fill(String(answer));
    reader.note(path, displayAnswer(answer, field.format, shownAs(field)));
  },
  async seesAgain(task) {
    await expect(find(task)).toHaveValue(String(task.answer ?? ''));
  },
});

const line = typed(({ place, field }) => place.next('textbox', field.title!));

async function dayShown({ place, field, answer }: Task): Promise<void> {
  const group = place.within('group', field.title!);
  const [year = '', month = '', day = ''] = String(answer ?? '').split('-');
  for (const [name, part] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const)
    await expect(group.next('textbox', name)).toHaveValue(part);
}

/** A whole day may be typed or pasted into its first box. */
const day: Driver = {
  async answer(task) {
    const { place, field, path, answer, reader } = task;
    if (answer === undefined) return;
    const words = String(answer).split('-').reverse().join('/');
    await place.within('group', field.title!).next('textbox', 'Day').fill(words);
    reader.note(path, words);
  },
  seesAgain: dayShown,
};

const select: Driver = {
  async answer(task) {
    const control = task.place.next('combobox', task.field.title!);
    if (task.answer === undefined) return;
    await choose(control, chosenWords(task, task.answer));
    task.reader.note(task.path, chosenWords(task, task.answer));
  },
  async seesAgain(task) {
    const control = task.place.next('combobox', task.field.title!);
    if (task.answer !== undefined)
      await expect(control.locator('option:checked')).toHaveText(chosenWords(task, task.answer));
  },
};

const choice: Driver = {
  async answer({ place, field, path, answer, reader }) {
    const group = place.within('group', field.title!);
    if (answer === undefined) return;
    await group.next('radio', String(answer)).check();
    reader.note(path, String(answer));
  },
  async seesAgain({ place, field, answer }) {
    const group = place.within('group', field.title!);
    if (answer !== undefined) await expect(group.next('radio', String(answer))).toBeChecked();
  },
};

const passport: Driver = {
  async answer({ place, field }) {
    const group = place.within('group', field.title!);
    await group
      .nextLabelled(field.title!)
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(group.next('img', 'Your passport photograph')).toBeVisible();
  },
  async seesAgain({ place, field }) {
    await expect(place.within('group', field.title!).next('img', 'Your passport photograph')).toBeVisible();
  },
};

const places: Driver = {
  async answer({ place, field, path, answer, reader }) {
    const group = place.within('group', field.title!);
    if (answer === undefined) return;
    await group.scope.getByRole('radio', { name: new RegExp(`^${String(answer)}`) }).check();
    reader.note(path, String(answer));
  },
  async seesAgain({ place, field, answer }) {
    const group = place.within('group', field.title!);
    if (answer !== undefined)
      await expect(group.scope.getByRole('radio', { name: new RegExp(`^${String(answer)}`) })).toBeChecked();
  },
};

const boxes: Driver = {
  async answer({ place, field, path, answer, reader }) {
    const group = place.within('group', field.title!);
    const ticked = Array.isArray(answer) ? answer.map(String) : [];
    for (const each of ticked) await group.next('checkbox', each).check();
    if (ticked.length > 0)
      reader.note(
        path,
        field
          .items!.enum!.map(String)
          .filter((box) => ticked.includes(box))
          .join(', '),
      );
  },
  async seesAgain({ place, field, answer }) {
    const group = place.within('group', field.title!);
    for (const each of Array.isArray(answer) ? answer : [])
      await expect(group.next('checkbox', String(each))).toBeChecked();
  },
};

const tick: Driver = {
  async answer({ place, field, path, answer, reader }) {
    const box = place.next('checkbox', field.title!);
    if (answer !== true) return;
    await box.check();
    reader.note(path, 'Yes');
  },
  async seesAgain({ place, field, answer }) {
    await expect(place.next('checkbox', field.title!)).toBeChecked({ checked: answer === true });
  },
};

const scale: Driver = {
  async answer(task) {
    const group = task.place.within('group', task.field.title!);
    for (const [name, title, given] of scaled(task)) {
      await group.next('radio', `${title}: ${given}`).check();
      task.reader.note(`${task.path}/${name}`, given);
    }
  },
  async seesAgain(task) {
    const group = task.place.within('group', task.field.title!);
    for (const [, title, given] of scaled(task)) await expect(group.next('radio', `${title}: ${given}`)).toBeChecked();
  },
};

const scaled = ({ field, answer }: Task) =>
  Object.entries(field.properties!).flatMap(([name, { title }]) => {
    const given = isAnswers(answer) ? answer[name] : undefined;
    return given === undefined ? [] : [[name, title!, String(given)] as const];
  });

/** Nobody answers it; it stands there, read as an amount where it is a number. */
const calculated: Driver = {
  async answer({ place, field, path, answer, reader }) {
    await expect(place.next('status', field.title!)).toHaveText(asCalculated(field, answer));
    if (answer !== undefined) reader.note(path, asCalculated(field, answer));
  },
  async seesAgain({ place, field, answer }) {
    await expect(place.next('status', field.title!)).toHaveText(asCalculated(field, answer));
  },
};

const asCalculated = (field: Task['field'], answer: unknown) =>
  answer === undefined ? '–' : displayAnswer(answer, undefined, shownAs(field));

/** How a person answers each kind of question. A new widget has its driver here, and nowhere else. */
export const DRIVERS: Readonly<Record<WidgetName | FurtherWidgetName, Driver>> = {
  text: line,
  textarea: line,
  phone: line,
  email: line,
  number: line,
  date: day,
  select,
  choice,
  passport,
  rows,
  file,
  'o-level-sittings': sittings,
  'check-boxes': boxes,
  tick,
  scale,
  calculated,
  'own-list': select,
  places,
  signature: line,
};
