import type { CourseSheet, SheetLine, SheetState } from '#contract/academics/result-sheets.ts';
import { isComplete } from '#rules/academics/grading.ts';
import { CODE_MEANINGS } from '#rules/academics/ruleSet.ts';
import { flagsOf, statisticsOf } from '#rules/academics/statistics.ts';
import { inWords } from '#rules/inWords.ts';
import resultSheet from '#work/result-sheet.json' with { type: 'json' };
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { shownMarks } from './marks.ts';
import { mayEdit, ownRefusal, stepOf } from './policy.ts';
import { readRules, type BoundRules } from './ruleSets.ts';
import { AFTER_SENATE, loadSheet, partInSheet, statusOf, type Facts, type ScoredLine, type SheetKey } from './sheet.ts';
import { sheetWork } from './sheetWork.ts';
import { sheetSteps } from './sql/sheets.ts';
import { unplacedOf } from './unplaced.ts';

export async function courseSheet({ database }: Platform, user: User, key: SheetKey): Promise<CourseSheet> {
  const sheet = await loadSheet(database, key);
  const { facts, lines, digest } = sheet;
  const part = await partInSheet(database, user, key, facts.state);
  const steps = facts.sheetId ? await sheetSteps(database, { sheetId: facts.sheetId }) : [];
  const usual = lines[0]?.rules ?? (await readRules(database))(0, 0);
  const onSheet = lines.filter(({ isLate }) => !isLate);
  const statistics = statisticsOf(
    onSheet.map((line) => ({ ...line.result, isComplete: isComplete(line) })),
    usual.bands,
  );
  const step = stepOf(sheetWork.work, facts.state, part, user);
  const refusal = step && ownRefusal(part, step, await sheetWork.barred(database, facts.sheetId!, user));
  const isEditor = mayEdit(part, facts.state, user);
  const unplaced = await unplacedOf(database, key, lines);
  return {
    ...shownFacts(facts),
    digest,
    caWeight: usual.caWeight,
    examWeight: usual.examWeight,
    ruleSets: [...new Map(lines.map(({ rules }) => [rules.id, shownRules(rules)])).values()],
    lines: lines.map(shownLine),
    statistics: { ...statistics, grades: [...statistics.grades] },
    flags: flagsOf(statistics),
    unplaced,
    steps: steps.map(({ actor: _, toState, at, step: taken, ...rest }) => ({
      ...rest,
      step: inWords(resultSheet.steps[taken as keyof typeof resultSheet.steps]?.past ?? taken),
      to: statusOf(toState),
      at: at.toISOString(),
    })),
    may: {
      edit: isEditor,
      submit:
        isEditor && statistics.students > 0 && statistics.complete === statistics.students && unplaced.length === 0,
      amend: part.teaches && user.claims.has('marks') && AFTER_SENATE.has(facts.state),
      step: refusal === null ? step : null,
      refusal,
    },
  };
}

const shownFacts = (facts: Facts) => ({
  sheetId: facts.sheetId,
  departmentCourseId: facts.departmentCourseId,
  sessionId: facts.sessionId,
  session: facts.session,
  semester: facts.semester,
  code: facts.code,
  title: facts.title,
  unit: facts.unit,
  faculty: facts.faculty,
  department: facts.department,
  programme: facts.programme,
  level: facts.levelId,
  state: facts.state as SheetState,
  status: statusOf(facts.state),
  since: facts.changedAt?.toISOString() ?? null,
  closesOn: facts.closesOn,
  round: facts.round,
  revision: facts.revision,
});

const shownRules = ({ id, bands, passMark, caWeight, examWeight }: BoundRules): CourseSheet['ruleSets'][number] => ({
  id,
  bands: [...bands],
  passMark,
  caWeight,
  examWeight,
});

const shownLine = (line: ScoredLine): SheetLine => ({
  lineId: line.id,
  number: line.number,
  name: line.name,
  ...shownMarks(line),
  total: line.result.total,
  grade: line.result.grade,
  remark: remarkOf(line),
  isLate: line.isLate,
  ruleSetId: line.rules.id,
});

function remarkOf({ code, result: { bearing, isPass } }: Pick<ScoredLine, 'code' | 'result'>): string {
  if (code !== null) return CODE_MEANINGS[code];
  if (bearing !== 'counts') return '';
  return isPass ? 'Passed' : 'Failed';
}
