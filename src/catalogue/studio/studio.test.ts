import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { apply, applyAll } from './apply.ts';
import { Inapplicable, objectAt, type ProgrammeDocument, textOf, textsAt } from './document.ts';
import { openDocument } from './openDocument.ts';
import type { Operation } from './operation.ts';
import { edited, type Edit } from './randomEdits.fixture.ts';
import { readDraft } from './readDraft.ts';
import { sentence } from './sentence.ts';
import { meet } from './touches.ts';
import { undo } from './undo.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const base = openDocument([ROOT], ROOT, 'jupeb');
const FORM = 'schemas/jupeb/personal-details.json';
const [section, name] = ['personal-details', 'mobileNumber'];

const textsOf = ({ files }: ProgrammeDocument) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, textOf(file)]));
const read = (document: ProgrammeDocument) => readDraft({ roots: [ROOT], root: ROOT, id: 'jupeb' }, textsOf(document));
const titles = { question: (_: string, each: string) => each, section: (each: string) => each };
const edits = (...operations: Operation[]) => operations.map((operation, index) => ({ id: String(index), operation }));

/** What an accepted edit set is there, unless a later one changed the same. */
function isThere({ operation }: Edit, document: ProgrammeDocument): boolean {
  if (!('section' in operation)) return true;
  const file = document.files[`schemas/jupeb/${operation.section}.json`]!;
  const question = 'name' in operation ? objectAt(objectAt(file, 'properties'), operation.name) : undefined;
  switch (operation.kind) {
    case 'question-titled':
      return question?.['title'] === operation.title;
    case 'question-required':
      return textsAt(file, 'required').includes(operation.name) === operation.required;
    case 'question-set':
      return (question?.['description'] ?? null) === operation.value;
    case 'question-added':
      return question !== undefined;
    case 'question-removed':
      return question === undefined;
    case 'section-titled':
      return file['title'] === operation.title;
    default:
      return true;
  }
}

const EDITS = process.env['LONG'] ? 1000 : 250;

test(`${EDITS} edits by two people: none is lost, undo is exact, and the draft always loads`, () => {
  let [before, count] = [textOf(base.files as never), 0];
  const end = edited(base, { seed: 68, edits: EDITS }, ({ document, taken }, act) => {
    count += 1;
    const now = textOf(document.files as never);
    expect(
      textOf(
        applyAll(
          base,
          taken.map(({ operation }) => operation),
        ).files as never,
      ),
    ).toBe(now);
    for (const [index, edit] of taken.entries())
      if (!taken.slice(index + 1).some((later) => meet(edit.operation, later.operation)))
        expect(isThere(edit, document), JSON.stringify(edit.operation)).toBe(true);
    if (act === 'edit') {
      const back = undo(base, taken, taken.at(-1)!.id);
      expect(textOf(back.document!.files as never), 'undone at once, it is byte for byte as before').toBe(before);
    }
    if (count % 50 === 0) expect(() => read(document)).not.toThrow();
    before = now;
  });
  expect(end.taken.length).toBeGreaterThan(EDITS / 3);
  expect(end.undone).toBeGreaterThan(5);
  let { document, taken }: { document: ProgrammeDocument; taken: readonly Edit[] } = end;
  while (taken.length > 0) {
    const back = undo(base, taken, taken.at(-1)!.id);
    [document, taken] = [back.document!, taken.slice(0, -1)];
  }
  expect(textOf(document.files as never)).toBe(textOf(base.files as never));
});

describe('undo', () => {
  const [mine, theirs]: Operation[] = [
    { kind: 'question-titled', section, name, title: 'Phone' },
    { kind: 'question-required', section, name, required: false },
  ];

  test('leaves what others changed elsewhere', () => {
    const { document } = undo(base, edits(mine!, theirs!), '0');
    expect(textOf(document!.files[FORM]!)).toBe(textOf(apply(base, theirs!).files[FORM]!));
  });

  test('names the later change of the same property', () => {
    const again: Operation = { ...(mine as Extract<Operation, { kind: 'question-titled' }>), title: 'Telephone' };
    expect(undo(base, edits(mine!, again), '0').dependent?.id).toBe('1');
  });

  test('names a later change that would have nothing to act on', () => {
    const added: Operation = {
      kind: 'question-added',
      section,
      name: 'bloodGroup',
      question: { type: 'string' },
      after: name,
    };
    const moved: Operation = { kind: 'question-moved', section, name: 'email', after: 'bloodGroup' };
    expect(undo(base, edits(added, moved), '0').dependent?.id).toBe('1');
  });
});

test('a section is added, moved and asked where it was put', () => {
  const added = apply(base, { kind: 'section-added', section: 'health', title: 'Health', after: section });
  const asked = apply(added, {
    kind: 'question-added',
    section: 'health',
    name: 'bloodGroup',
    question: { type: 'string', title: 'Blood group', maxLength: 3 },
    after: null,
  });
  const { programme, mistakes } = read(asked);
  expect(mistakes).toEqual([]);
  expect(programme!.chart.states['personalDetails']!.on!['SAVED']).toBe('health');
  expect(programme!.chart.states['sponsorAndReferee']!.on!['PREVIOUS']).toBe('health');
  const moved = read(apply(asked, { kind: 'section-moved', section: 'health', after: 'sponsor-and-referee' }));
  expect(moved.mistakes).toEqual([]);
  expect(moved.programme!.chart.states['health']!.on).toEqual({ SAVED: 'oLevelResult', PREVIOUS: 'sponsorAndReferee' });
  expect(moved.programme!.chart.states['personalDetails']!.on!['SAVED']).toBe('sponsorAndReferee');
});

test('what has nothing to act on is refused with a sentence', () => {
  expect(() => apply(base, { kind: 'question-titled', section, name: 'nobody', title: 'x' })).toThrow(
    new Inapplicable('The question ‘nobody’ is not there'),
  );
});

test('history reads as sentences', () => {
  const added: Operation = {
    kind: 'question-added',
    section,
    name: 'bloodGroup',
    question: { title: 'Blood group' },
    after: 'Sex',
  };
  expect(sentence({ kind: 'question-required', section, name: 'Phone', required: true }, titles)).toBe(
    'Phone is now required',
  );
  expect(sentence(added, titles)).toBe('Blood group was added after Sex');
});

describe('a hostile draft is refused or harmless', () => {
  const replaced = (source: object) =>
    apply(base, { kind: 'source-replaced', file: FORM, source: source as ProgrammeDocument['files'][string] });
  const form = base.files[FORM]!;
  const withQuestion = (question: object) =>
    replaced({ ...form, properties: { ...objectAt(form, 'properties'), extra: question } });
  const sentences = (document: ProgrammeDocument) => read(document).mistakes.map((mistake) => mistake.sentence);

  test.each([
    ['../../../../../etc/hosts.json', 'leads out of schemas and flows'],
    ['../../package.json#/dependencies', 'leads out of schemas and flows'],
    ['/etc/hosts.json', 'points at'],
  ])('a reference to %s', (reference, refusal) => {
    expect(sentences(withQuestion({ $ref: reference })).join()).toContain(refusal);
  });

  test('a pattern that takes for ever', () => {
    expect(sentences(withQuestion({ type: 'string', title: 'Name', pattern: '^(a+)+$' }))).not.toEqual([]);
  });

  test('a condition on itself', () => {
    expect(sentences(withQuestion({ type: 'string', title: 'Name', askedWhen: { extra: 'Yes' } }))).not.toEqual([]);
  });

  test('blocks that take over themselves', () => {
    const looped = { ...form, $defs: { a: { $ref: '#/$defs/a' } }, properties: { extra: { $ref: '#/$defs/a' } } };
    expect(sentences(replaced(looped)).join()).toContain('refers to itself');
  });

  test('a thousand questions, within a second', () => {
    const many = Array.from({ length: 1000 }, (_, index) => [
      `q${index}`,
      { type: 'string', title: `Question ${index}` },
    ]);
    const began = process.cpuUsage().user;
    read(replaced({ ...form, required: [], properties: Object.fromEntries(many) }));
    expect(process.cpuUsage().user - began).toBeLessThan(5_000_000);
  });

  test('nothing at all', () => {
    expect(sentences(replaced({}))).not.toEqual([]);
  });
});
