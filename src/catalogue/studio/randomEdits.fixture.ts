import { apply } from './apply.ts';
import { Inapplicable, objectAt, type ProgrammeDocument, sectionPath } from './document.ts';
import type { Operation } from './operation.ts';
import { undo } from './undo.ts';

export interface Edit {
  readonly id: string;
  readonly by: 'Ada' | 'Bayo';
  readonly operation: Operation;
}

export interface Session {
  readonly document: ProgrammeDocument;
  readonly taken: readonly Edit[];
  readonly refused: number;
  readonly undone: number;
}

/** mulberry32: the same numbers from the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SECTIONS = ['personal-details', 'sponsor-and-referee', 'o-level-result'];

/** An edit of the kinds of the page, of questions that are there or are not. */
function randomOperation(document: ProgrammeDocument, random: () => number, count: number): Operation {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const section = one(SECTIONS);
  const names = Object.keys(objectAt(document.files[sectionPath(document.id, section)], 'properties') ?? {});
  const place = { section, name: names.length > 0 && random() < 0.97 ? one(names) : 'nothingHere' };
  const after = random() < 0.2 || names.length === 0 ? null : one(names);
  const option = `Answer ${Math.floor(random() * 6)}`;
  const made: readonly (() => Operation)[] = [
    () => ({
      kind: 'question-added',
      section,
      name: `question${count}`,
      question: { type: 'string', title: `Q ${count}` },
      after,
    }),
    () => ({ kind: 'question-removed', ...place }),
    () => ({ kind: 'question-moved', ...place, after }),
    () => ({ kind: 'question-titled', ...place, title: `Title ${count}` }),
    () => ({ kind: 'question-required', ...place, required: random() < 0.5 }),
    () => ({ kind: 'question-set', ...place, word: 'description', value: random() < 0.3 ? null : `Help ${count}` }),
    () => ({ kind: 'option-added', ...place, option, listed: [] }),
    () => ({ kind: 'option-removed', ...place, option, listed: ['Answer 1', 'Answer 2'] }),
    () => ({ kind: 'option-relabelled', ...place, option, label: `Answer ${count}`, listed: ['Answer 1'] }),
    () => ({ kind: 'text-changed', section, at: 'saved/title', text: `Saved ${count}` }),
    () => ({ kind: 'section-titled', section, title: `Section ${count}` }),
    () => ({ kind: 'section-moved', section: one(SECTIONS), after: one(SECTIONS) }),
    () => ({ kind: 'section-added', section: `part-${count}`, title: `Part ${count}`, after: section }),
  ];
  // Sections are few: a form of hundreds of them is nobody's.
  return (random() < 0.04 ? made.at(-1)! : one(made.slice(0, -1)))();
}

/** Two people edit in turns, and each takes back some of their own. `seen` is called after each accepted edit and each undo. */
export function edited(
  base: ProgrammeDocument,
  { seed, edits }: { readonly seed: number; readonly edits: number },
  seen: (session: Session, act: 'edit' | 'undo') => void,
): Session {
  const random = seeded(seed);
  let session: Session = { document: base, taken: [], refused: 0, undone: 0 };
  for (let count = 0; count < edits; count += 1) {
    const by = random() < 0.5 ? 'Ada' : 'Bayo';
    const own = session.taken.filter((edit) => edit.by === by);
    if (random() < 0.15 && own.length > 0) {
      const { id } = own[Math.floor(random() * own.length)]!;
      const back = undo(base, session.taken, id);
      if (!back.document) continue;
      session = {
        ...session,
        document: back.document,
        taken: session.taken.filter((edit) => edit.id !== id),
        undone: session.undone + 1,
      };
      seen(session, 'undo');
      continue;
    }
    const operation = randomOperation(session.document, random, count);
    try {
      session = {
        ...session,
        document: apply(session.document, operation),
        taken: [...session.taken, { id: String(count), by, operation }],
      };
      seen(session, 'edit');
    } catch (error) {
      if (!(error instanceof Inapplicable)) throw error;
      session = { ...session, refused: session.refused + 1 };
    }
  }
  return session;
}
