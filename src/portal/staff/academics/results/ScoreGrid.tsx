import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { CourseSheet, saveCourseGrades, ScoreMarks } from '#contract/academics/result-sheets.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { declaredSection } from '../../../kit/form/declaredSection.ts';
import type { SaveReply } from '../../../kit/grid/autosave.ts';
import { Grid } from '../../../kit/grid/Grid.tsx';
import type { Queued } from '../../../kit/grid/queue.ts';
import { newId } from '../../../kit/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { cellsOf, editsOf, readCell, replyOf, resultColumns } from './scoreCells.ts';

/** The sheet to fill in. What a closed one still has on this device is sent, and said to be refused at its cell. */
export function ScoreGrid({ sheet }: { readonly sheet: CourseSheet }) {
  const { code, departmentCourseId, sessionId, lines, ruleSets, may } = sheet;
  const { today } = usePortalData();
  const session = useSession();
  const { data: form, error, refetch } = useQuery(declaredSection('score'));
  const results = useMemo(() => {
    const byId = new Map(ruleSets.map((rules) => [rules.id, rules]));
    const byNumber = new Map(lines.map(({ number, ruleSetId }) => [number, byId.get(ruleSetId)!]));
    return resultColumns((number) => byNumber.get(number)!);
  }, [lines, ruleSets]);
  const rows = lines.map((line) => ({ key: line.number, name: line.name, values: cellsOf(line) }));
  const known = useRef(new Map<string, ScoreMarks>(lines.map((line) => [line.number, line])));
  const lineOf = new Map(lines.map(({ number, lineId }) => [number, lineId]));
  const numberOf = new Map(lines.map(({ number, lineId }) => [lineId, number]));
  /** What was sent without an answer is sent again under its own name. */
  const unheard = useRef<{ readonly cells: string; readonly key: string }>(undefined);
  const save = async (cells: readonly Queued[]): Promise<SaveReply> => {
    const sent = JSON.stringify(cells);
    const key = unheard.current?.cells === sent ? unheard.current.key : newId();
    unheard.current = { cells: sent, key };
    const { outcomes } = await session.call<typeof saveCourseGrades>({
      method: 'PUT',
      path: '/Results/course-grades',
      query: { departmentCourseId, sessionId },
      body: {
        key,
        via: cells.length > PASTED ? 'paste' : 'keyboard',
        edits: editsOf(cells, (number) => lineOf.get(number)!, known.current),
      },
    });
    unheard.current = undefined;
    for (const { lineId, ca, exam, code: scoreCode } of outcomes)
      known.current.set(numberOf.get(lineId)!, { ca, exam, code: scoreCode });
    return replyOf(cells, outcomes, (lineId) => numberOf.get(lineId)!);
  };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!form) return <LoadingState lines={8} label="Loading the sheet" />;
  return (
    <Grid
      title={`Scores of ${code}`}
      sheet={`scores/${sessionId}/${departmentCourseId}`}
      keyTitle="Matric number"
      nameTitle="Name"
      form={form}
      context={{ year: Number(today.slice(0, 4)), hasPassport: false, options: () => undefined }}
      read={readCell}
      results={results}
      rows={rows}
      isClosed={!may.edit}
      save={save}
    />
  );
}

/** By hand nobody leaves so many cells within a second. */
const PASTED = 5;
