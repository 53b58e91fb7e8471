import work from '#work/result-sheet.json' with { type: 'json' };
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import { inWords } from '#rules/inWords.ts';
import { displayMoment } from '#rules/displayDate.ts';

/** Why a sheet came back, above it where it is corrected, until it is submitted again. */
export function ReturnNote({ sheet: { state, steps } }: { readonly sheet: CourseSheet }) {
  const last = steps.at(-1);
  if (state !== 'open' || last?.step !== inWords(work.steps.return.past)) return null;
  return (
    <p className="notice notice--warning">
      <strong>
        {last.by} returned this sheet on {displayMoment(last.at)}:
      </strong>{' '}
      {last.reason}
    </p>
  );
}
