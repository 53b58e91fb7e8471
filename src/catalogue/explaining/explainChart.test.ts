import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph';
import { machineOf } from '../journey.ts';
import { loadCatalogue } from '../reading/load.ts';
import { inOrder, waysBetween, type States } from './explainChart.ts';

const { programmes } = loadCatalogue(fileURLToPath(new URL('../../..', import.meta.url)));
const withForm = programmes.filter(({ hasForm }) => hasForm);
const jupeb = withForm.find(({ id }) => id === 'jupeb')!;

const edgesOf = (node: DirectedGraphNode): string[] => [
  ...node.edges.map(({ source, target }) => `${keyOf(source.id)} → ${keyOf(target.id)}`),
  ...node.children.flatMap(edgesOf),
];

const keyOf = (id: string) => id.split('.').at(-1);

const waysIn = (states: States): string[] => [
  ...waysBetween(states).map(({ from, to }) => `${from} → ${to}`),
  ...Object.values(states).flatMap(({ states: within = {} }) => waysIn(within)),
];

test.each(withForm)('the ways of $id are those of the chart that runs', ({ chart }) => {
  expect(waysIn(chart.states).sort()).toEqual(edgesOf(toDirectedGraph(machineOf(chart) as never)).sort());
});

test('a way is explained in plain words', () => {
  expect(waysBetween(jupeb.chart.states).map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'Invoice: when the applicant comes with a payment reference, on to Login',
      'Invoice: when its end is reached, on to Login',
      'Login: when the login succeeded, if the application has been submitted, on to Preview',
      "Personal Details: when the section's answers were saved, on to Sponsor & Referee",
    ]),
  );
});

test('states come in the order in which an applicant meets them, however they are written', () => {
  const { initial, states } = jupeb.chart;
  const reversed = Object.fromEntries(Object.entries(states).reverse());
  expect(inOrder({ initial, states: { ...reversed, forgotten: {} } })).toEqual([
    'invoice',
    'login',
    'personalDetails',
    'sponsorAndReferee',
    'oLevelResult',
    'check',
    'preview',
    'forgotten',
  ]);
});
