import { expect, test } from 'vitest';
import { mistakesOf } from '../../../scripts/docs/mistakes.ts';

const DECISION = ['# 001 One house', 'Status', 'Context', 'Decision', 'Consequences', 'Superseded by'].join('\n\n## ');
const INDEX = 'docs/decisions/README.md';
const THERE = ['README.md', 'src/portal', 'docs/decisions/001-one-house.md'];

const mistakes = (texts: Record<string, string>) =>
  mistakesOf({
    texts: new Map(Object.entries(texts)),
    isThere: (path) => THERE.includes(path),
    files: ['src/server/app.ts'],
  });
const decision = (text: string, index = '- [001](001-one-house.md) One house') =>
  mistakes({ 'docs/decisions/001-one-house.md': text, [INDEX]: index });

test('links to what is there pass: beside, above, a folder, a place within, and what is elsewhere', () => {
  const text =
    '[a](../README.md) [b](../src/portal) [c](decisions/001-one-house.md#context) [d](https://example.com) [e](mailto:a@b.example) [f](#here)';
  expect(mistakes({ 'docs/x.md': text })).toEqual([]);
});

test('a link that leads nowhere is told with its file, of pictures too', () => {
  expect(mistakes({ 'docs/x.md': '[a](README.md) and ![b](c.svg)' })).toEqual([
    'docs/x.md links to README.md, which is not there: correct the link.',
    'docs/x.md links to c.svg, which is not there: correct the link.',
  ]);
});

test('what stands as code is not followed', () => {
  expect(mistakes({ 'docs/x.md': '`[a](b.md)`\n```\n[c](d.md)\n```\n' })).toEqual([]);
});

test('a file or a folder that stands as code is there, by its whole path or the end of it', () => {
  expect(mistakes({ 'docs/x.md': '`src/portal` `server/app.ts` `src/server/app.ts` `text/html` `a.ts`' })).toEqual([]);
  expect(mistakes({ 'docs/x.md': '`src/gone` and `server/gone.ts`' })).toEqual([
    'docs/x.md names `src/gone`, which is not there: correct the path.',
    'docs/x.md names `server/gone.ts`, which is not there: correct the path.',
  ]);
});

test('a decision has its five headings, in order, and its line in the index', () => {
  expect(decision(DECISION)).toEqual([]);
  expect(decision(DECISION.replace('## Context\n', ''))).toEqual([
    expect.stringContaining('does not have the headings Status, Context'),
  ]);
  expect(decision(`${DECISION}\n\n## Also`)).toHaveLength(1);
  expect(decision(DECISION, 'nothing')).toEqual([expect.stringContaining('is not in docs/decisions/README.md')]);
});

test('a decision without a number is told', () => {
  expect(mistakes({ 'docs/decisions/one-house.md': DECISION, [INDEX]: '[x](one-house.md)' })).toContain(
    'docs/decisions/one-house.md is not named NNN-title.md: give it the next number.',
  );
});
