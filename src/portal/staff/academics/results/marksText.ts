import type { ScoreMarks } from '#contract/academics/result-sheets.ts';

/** 'CA 12, examination 57'; 'CA 12, ABS'. */
export function marksText({ ca, exam, code }: ScoreMarks): string {
  const second = code ?? (exam === null ? null : `examination ${exam}`);
  const words = [ca === null ? null : `CA ${ca}`, second].filter((each) => each !== null);
  return words.length === 0 ? 'nothing' : words.join(', ');
}
