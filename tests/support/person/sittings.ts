import { isAnswers } from '#catalogue/normalise.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { choose } from './choose.ts';
import type { Place } from './place.ts';
import type { Driver, Reader, Task } from './task.ts';

const TITLES = ['First Sitting', 'Second Sitting'];

/** Each sitting under its heading: its questions, then its lines of subject and grade. */
export const sittings: Driver = {
  async answer(task) {
    for (const [index, sitting] of sittingsOf(task).entries()) {
      if (index > 0) await task.place.next('button', `Click to add ${TITLES[index]}`).click();
      const place = task.place.within('region', TITLES[index]!);
      const { subjects, questions } = partsOf(task.field);
      await task.reader.through({ place, path: task.path, field: questions, answers: sitting });
      for (const [name, field] of subjects)
        await fillLines(task.reader, { place, path: `${task.path}/${name}`, field, rows: sitting[name] });
    }
  },
  async seesAgain(task) {
    for (const [index, sitting] of sittingsOf(task).entries()) {
      const place = task.place.within('region', TITLES[index]!);
      await task.reader.through({ place, path: task.path, field: partsOf(task.field).questions, answers: sitting });
    }
  },
};

const sittingsOf = ({ answer }: Task) => (Array.isArray(answer) ? answer.filter(isAnswers) : []);

/** A sitting's lists of lines, and what is asked of it beside them. */
function partsOf({ items = {} }: FieldSchema) {
  const fields = Object.entries(items.properties ?? {});
  const isList = ([, { type }]: (typeof fields)[number]) => type === 'array';
  return {
    subjects: fields.filter(isList),
    questions: { ...items, properties: Object.fromEntries(fields.filter((field) => !isList(field))) },
  };
}

interface Lines {
  readonly place: Place;
  readonly path: string;
  readonly field: FieldSchema;
  readonly rows: unknown;
}

/** A line's controls are named by its number: 'Subject 1', 'Grade 1'. */
async function fillLines(reader: Reader, { place, path, field, rows }: Lines): Promise<void> {
  for (const [index, row] of (Array.isArray(rows) ? rows.filter(isAnswers) : []).entries()) {
    for (const [name, { title, lookup }] of Object.entries(field.items?.properties ?? {})) {
      const words = reader.nameOf(lookup!, [], row[name]);
      await choose(place.next('combobox', `${title} ${index + 1}`), words);
      reader.note(`${path}/${name}`, words);
    }
  }
}
