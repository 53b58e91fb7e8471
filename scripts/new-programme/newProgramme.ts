import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { jsonText } from './jsonText.ts';
import { filesOf } from './files.ts';
import { interview, Refusal } from './interview.ts';
import { answersOf, QUESTIONS, type Given, type Known } from './questions.ts';
import { offeredSections, sharedSections } from './sharedSections.ts';
import type { SharedGroups } from './slip.ts';
import { openTerminal } from './terminal.ts';

export interface House extends Known {
  readonly root: string;
}

const options = {
  ...Object.fromEntries(QUESTIONS.map(({ name }) => [name, { type: 'string' } as const])),
  yes: { type: 'boolean' } as const,
};

export function houseAt(root: string): House {
  const catalogue = loadCatalogue(root);
  return { root, catalogue, shared: sharedSections(root, catalogue), today: lagosDay(new Date()) };
}

export const isRefusal = (mistake: unknown): mistake is Error =>
  mistake instanceof Refusal ||
  mistake instanceof DeclarationError ||
  (mistake as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

/** @returns the id; undefined where the person declined @throws what `isRefusal` accepts, with nothing written */
export async function newProgramme(repository: House, given: readonly string[]): Promise<string | undefined> {
  const { root, catalogue, shared } = repository;
  const { yes, ...answered } = parseArgs({ options, args: [...given] }).values as Given & { yes?: boolean };
  const terminal = yes ? undefined : openTerminal();
  try {
    const answers = answersOf(await interview(answered, repository, terminal));
    const offered = offeredSections(shared, answers.nearest);
    const { $defs: groups } = JSON.parse(readFileSync(join(root, 'schemas/shared/slip.json'), 'utf8')) as {
      $defs: SharedGroups;
    };
    const declared = filesOf(
      answers,
      answers.sections.map((name) => offered.get(name)!),
      catalogue,
      groups,
    );
    const files = Object.fromEntries(Object.entries(declared).map(([path, value]) => [path, jsonText(value)]));
    mustPass(root, files);
    console.log(
      `\nThis will be written:\n\n${Object.entries(files)
        .map(([path, text]) => `${path}\n${text}`)
        .join('\n')}`,
    );
    if (terminal && !/^(y|yes|)$/i.test((await terminal.ask('Write it? [yes] '))?.trim() ?? 'no')) return undefined;
    write(root, files);
    return answers.id;
  } finally {
    terminal?.close();
  }
}

/** The files are tried in a temporary folder, so that nothing is written which the check would refuse. */
function mustPass(root: string, files: Readonly<Record<string, string>>): void {
  const trial = mkdtempSync(join(tmpdir(), 'matricula-programme-'));
  try {
    for (const folder of ['schemas', 'flows']) cpSync(join(root, folder), join(trial, folder), { recursive: true });
    write(trial, files);
    loadCatalogue(trial);
  } finally {
    rmSync(trial, { recursive: true });
  }
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
}
