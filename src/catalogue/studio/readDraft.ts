import { checkProgramme } from '../reading/check.ts';
import { checkClaims, ownersOf } from '../reading/checkProgramme.ts';
import { DeclarationError } from '../reading/declarationError.ts';
import { Mistakes } from '../reading/mistakes.ts';
import { programmeOf, sectionsOf } from '../reading/programmeOf.ts';
import { readDeclaration } from '../reading/readDeclaration.ts';
import type { Programme } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { DraftSources } from './draftSources.ts';

export interface DraftPlace {
  /** The product's first. */
  readonly roots: readonly string[];
  /** The one under which the programme stands. */
  readonly root: string;
  readonly id: string;
}

export interface DraftMistake {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly sentence: string;
}

export interface ReadDraft {
  readonly mistakes: readonly DraftMistake[];
  /** Absent while there is a mistake. */
  readonly programme?: Programme;
  /** Each question with the words of what it takes over, as far as it can be read. */
  readonly sections: Readonly<Record<string, SectionSchema>>;
}

/** The catalogue's own checker, of files in memory. It never throws: what cannot be read is a mistake too. */
export function readDraft({ roots, root, id }: DraftPlace, files: Readonly<Record<string, string>>): ReadDraft {
  const mistakes = new Mistakes();
  let sections: ReadDraft['sections'] = {};
  try {
    const sources = new DraftSources(roots, root, id, files);
    // The product's own root has no name in the paths of its mistakes.
    const declaration = readDeclaration(sources, id, root);
    if (declaration.form) sections = sectionsOf(declaration.form.sections);
    mistakes.attempt(() => checkProgramme(declaration));
    if (!mistakes.any) mistakes.attempt(() => checkClaims(declaration, ownersOf([]), { ofCollege: root !== roots[0] }));
    if (!mistakes.any) return { mistakes: [], programme: programmeOf(declaration), sections };
  } catch (error) {
    if (!(error instanceof DeclarationError)) return { mistakes: [unreadable(id, error)], sections };
    return { mistakes: [...mistakes.all, ...error.all].map(plain), sections };
  }
  return { mistakes: mistakes.all.map(plain), sections };
}

const plain = ({ file, line, pointer, sentence }: DeclarationError): DraftMistake => ({
  file,
  line,
  pointer,
  sentence,
});

const unreadable = (id: string, error: unknown): DraftMistake => ({
  file: `flows/${id}/flow.json`,
  line: 1,
  pointer: '',
  sentence: `cannot be read: ${(error as Error).message}.`,
});
