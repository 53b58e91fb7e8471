import {
  endpointsPath,
  fileAt,
  flowPath,
  Inapplicable,
  objectAt,
  type JsonObject,
  type ProgrammeDocument,
  sectionPath,
  withFile,
} from './document.ts';
import type { OperationOf } from './operation.ts';

type States = Readonly<Record<string, JsonObject>>;

const statesOf = (flow: JsonObject): States => (objectAt(objectAt(flow, 'chart'), 'states') ?? {}) as States;

const withStates = (document: ProgrammeDocument, states: States): ProgrammeDocument => {
  const path = flowPath(document.id);
  const flow = fileAt(document, path);
  return withFile(document, path, { ...flow, chart: { ...objectAt(flow, 'chart'), states } });
};

/** The step that asks a section. @throws Inapplicable */
function stepOf(states: States, section: string): string {
  const found = Object.keys(states).find((name) => objectAt(states[name], 'meta')?.['section'] === section);
  if (found === undefined) throw new Inapplicable(`No step of the form asks the section ‘${section}’`);
  return found;
}

const leadsTo = (states: States, name: string, event: string): string | undefined => {
  const target = objectAt(states[name], 'on')?.[event];
  return typeof target === 'string' ? target : undefined;
};

/** @throws Inapplicable where a step does not lead straight on, so that nobody can say what comes between */
function nextOf(states: States, name: string): string {
  const next = leadsTo(states, name, 'SAVED');
  if (next === undefined)
    throw new Inapplicable(`The step ‘${name}’ leads to several places. Change the chart in its source`);
  return next;
}

const leading = (states: States, name: string, event: string, target: string | undefined): States => {
  const state = states[name]!;
  const { [event]: _, ...others } = objectAt(state, 'on') ?? {};
  const on = target === undefined ? others : { ...objectAt(state, 'on'), [event]: target };
  return { ...states, [name]: { ...state, on } };
};

/** Only steps of sections lead back; others, such as the check, look after themselves. */
const leadingBack = (states: States, name: string, to: string | undefined): States =>
  typeof objectAt(states[name], 'meta')?.['section'] === 'string' ? leading(states, name, 'PREVIOUS', to) : states;

/** Puts a step of its own between two, and in its place among the steps. */
function between(states: States, name: string, step: JsonObject, before: string): States {
  const next = nextOf(states, before);
  const joined = leadingBack(leading(states, before, 'SAVED', name), next, name);
  return Object.fromEntries(
    Object.entries(joined).flatMap(([each, state]) =>
      each === before
        ? [
            [each, state],
            [name, { ...step, on: { SAVED: next, PREVIOUS: before } }],
          ]
        : [[each, state]],
    ),
  );
}

const inCamelCase = (section: string) => section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Letters alone, so that its address is free where the name of the section is. */
const addressOf = (endpoints: JsonObject, section: string): string => {
  const login = objectAt(endpoints, 'login')?.['path'];
  if (typeof login !== 'string') throw new Inapplicable('The addresses of the form name no login');
  return `${login.slice(0, login.lastIndexOf('/'))}/add-or-update-${section}`;
};

export function addSection(
  document: ProgrammeDocument,
  { section, title, after }: OperationOf<'section-added'>,
): ProgrammeDocument {
  const path = sectionPath(document.id, section);
  if (Object.hasOwn(document.files, path)) throw new Inapplicable(`There is a section ‘${section}’ already`);
  const states = statesOf(fileAt(document, flowPath(document.id)));
  const name = inCamelCase(section);
  if (Object.hasOwn(states, name)) throw new Inapplicable(`There is a step ‘${name}’ already`);
  const endpoints = fileAt(document, endpointsPath(document.id));
  const binding = { method: 'POST', path: addressOf(endpoints, section), identifiedBy: 'applicantId' };
  const step = { meta: { section, title, hash: section } };
  const bound = { ...endpoints, sections: { ...objectAt(endpoints, 'sections'), [section]: binding } };
  return withFile(
    withFile(
      withStates(document, between(states, name, step, stepOf(states, after))),
      endpointsPath(document.id),
      bound,
    ),
    path,
    {
      $schema: '../section.schema.json',
      $id: `${document.id}/${section}`,
      title,
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  );
}

export function moveSection(
  document: ProgrammeDocument,
  { section, after }: OperationOf<'section-moved'>,
): ProgrammeDocument {
  const states = statesOf(fileAt(document, flowPath(document.id)));
  const [name, anchor] = [stepOf(states, section), stepOf(states, after)];
  const before = leadsTo(states, name, 'PREVIOUS');
  if (before === undefined) throw new Inapplicable('The first section is not moved: move others behind it');
  if (name === anchor || before === anchor) throw new Inapplicable('The section is there already');
  if (nextOf(states, before) !== name)
    throw new Inapplicable('Another way leads to this section. Change the chart in its source');
  const next = nextOf(states, name);
  const { [name]: step, ...others } = states;
  const closed = leadingBack(leading(others, before, 'SAVED', next), next, before);
  return withStates(document, between(closed, name, step!, anchor));
}

/** The steps of the form show the title too. */
export function titleSection(
  document: ProgrammeDocument,
  { section, title }: OperationOf<'section-titled'>,
): ProgrammeDocument {
  const path = sectionPath(document.id, section);
  const titled = withFile(document, path, { ...fileAt(document, path), title });
  const states = statesOf(fileAt(document, flowPath(document.id)));
  const name = Object.keys(states).find((each) => objectAt(states[each], 'meta')?.['section'] === section);
  if (name === undefined) return titled;
  return withStates(titled, {
    ...states,
    [name]: { ...states[name], meta: { ...objectAt(states[name], 'meta'), title } },
  });
}

export function changeText(
  document: ProgrammeDocument,
  { section, at, text }: OperationOf<'text-changed'>,
): ProgrammeDocument {
  const path = sectionPath(document.id, section);
  const file = fileAt(document, path);
  if (at === 'description') return withFile(document, path, { ...file, description: text });
  const word = at === 'saved/title' ? 'title' : 'body';
  return withFile(document, path, { ...file, saved: { ...objectAt(file, 'saved'), [word]: text } });
}
