import type { ChartState, Programme } from '#catalogue/programme.ts';
import { eachFile, oneOf, part, says, type Name, type Suggested } from './suggested.ts';

type States = Readonly<Record<string, ChartState>>;

/** The states that a way may lead to, the sections that a state may ask, and the states that flows share. */
export const flowNames = (programmes: readonly Programme[], sharedStates: readonly Name[]): string =>
  eachFile(
    'What a flow may name',
    programmes.map((programme) => ({
      when: says(['programme', 'name'], programme.name),
      then: { properties: { chart: part(programme.id) } },
    })),
    {
      state: { properties: { $ref: oneOf(sharedStates) } },
      ...Object.fromEntries(programmes.map((programme) => [programme.id, chartNames(programme)])),
    },
  );

function chartNames({ chart, sections }: Programme): Suggested {
  const section = oneOf(Object.entries(sections).map(([value, { title }]) => ({ value, meaning: title })));
  const level = (states: States): Suggested => {
    const state = oneOf(Object.entries(states).map(([value, { meta }]) => ({ value, meaning: meta?.title ?? value })));
    const way = { properties: { target: state } };
    const within = Object.entries(states).flatMap(([name, { states: inner }]) =>
      inner ? [[name, { properties: level(inner) }]] : [],
    );
    const each = {
      allOf: [part('state')],
      properties: {
        meta: { properties: { section } },
        on: { additionalProperties: { ...state, ...way, items: way } },
        onDone: { ...state, ...way },
      },
    };
    return {
      initial: state,
      states: { additionalProperties: each, properties: Object.fromEntries(within) as Suggested },
    };
  };
  return { properties: level(chart.states) };
}
