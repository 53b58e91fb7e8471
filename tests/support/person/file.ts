import { expect } from '@playwright/test';
import { sizeInWords } from '#rules/files.ts';
import { pdf, png } from '../files.ts';
import type { Driver, Task } from './task.ts';

/** A file is chosen from the device, and has arrived when it can be opened. */
export const file: Driver = {
  async answer(task) {
    const { place, field, path, answer, reader } = task;
    const group = place.within('group', field.title!);
    if (answer === undefined) return;
    const { name, mimeType, bytes } = await paper(task);
    await group.nextLabelled(field.title!).setInputFiles({ name, mimeType, buffer: bytes });
    await expect(group.next('button', `Open ${name}`)).toBeVisible();
    reader.note(path, `Uploaded: ${name}, ${sizeInWords(bytes.length)}`);
  },
  async seesAgain(task) {
    const group = task.place.within('group', task.field.title!);
    if (task.answer !== undefined) await expect(group.next('button', `Open ${(await paper(task)).name}`)).toBeVisible();
  },
};

/** One of a kind that the question takes, called after the question. */
async function paper({ field: { accept = [], title = '' } }: Task) {
  const name = title.toLowerCase().replaceAll(/\W+/g, '-');
  return accept.includes('pdf')
    ? { name: `${name}.pdf`, mimeType: 'application/pdf', bytes: pdf() }
    : { name: `${name}.png`, mimeType: 'image/png', bytes: await png() };
}
