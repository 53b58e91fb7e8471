import { Link } from 'react-router-dom';
import type { debtorsReport } from '#contract/finance/debtors.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { AGES, dueDaysOf, type Age } from '#rules/finance/ageing.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { useListQuery, type QueryValues } from '../../../kit/list/listQuery.ts';
import { shareText } from '../../../kit/report/amounts.ts';
import { ReportPage } from '../../../kit/report/ReportPage.tsx';
import type { RowOf } from '../../../kit/report/reportProps.ts';
import { useSessionFilter } from '../../../kit/report/filters.ts';
import { buttonClass } from '../../../ui/Button.tsx';

type Report = typeof debtorsReport.report;
type Row = RowOf<Report>;

const BY = { faculty: 'Faculty', department: 'Department', level: 'Level', fee: 'Fee' } as const;
type By = keyof typeof BY;
/** What a row is, as its lines are filtered by it. */
const ID = { faculty: 'facultyId', department: 'departmentId', level: 'levelId', fee: 'feeId' } as const;

export function DebtorsPage() {
  const { today } = usePortalData();
  const { query } = useListQuery();
  const sessionFilter = useSessionFilter();
  const by: By = query['by'] !== undefined && query['by'] in BY ? (query['by'] as By) : 'faculty';
  const linesOf = (age?: Age) => (row?: Row) => debtsAt(query, by, row, age && dueDaysOf(age, today));
  const narrower = by === 'faculty' ? 'department' : by === 'department' ? 'level' : undefined;
  return (
    <ReportPage<Report>
      title="Debtors"
      lead="What students owe, by how long it has been due. A part of school fees is due on its last day. What has no such day was due as it was charged. Credit that is not used yet is not taken off."
      path="/Bursary/debtors"
      file="/Bursary/download-debtors"
      filters={[
        {
          name: 'by',
          title: 'Shown by',
          none: 'Faculty',
          options: Object.entries(BY)
            .slice(1)
            .map(([value, name]) => ({ value, name })),
        },
        sessionFilter,
      ]}
      figures={({ students, owedKobo, notDueKobo, olderKobo }) => [
        ['Students who owe', withThousands(students)],
        ['Owed', formatNaira(owedKobo)],
        ['Overdue', formatNaira(owedKobo - notDueKobo), `${shareText(owedKobo - notDueKobo, owedKobo)} of it`],
        ['Over 90 days', formatNaira(olderKobo), `${shareText(olderKobo, owedKobo)} of it`],
      ]}
      chart={{ title: 'Owed', look: 'bars', label: (row) => row[by]!, draws: ['owedKobo'] }}
      columns={[
        {
          name: by,
          title: BY[by],
          ...(narrower && {
            to: (row?: Row) => `?${new URLSearchParams({ ...query, ...idOf(by, row), by: narrower })}`,
          }),
        },
        { name: 'students', title: 'Students', unit: 'count' },
        ...AGES.map((age) => ({
          name: `${age.name}Kobo` as const,
          title: age.title,
          unit: 'kobo' as const,
          to: linesOf(age),
        })),
        { name: 'owedKobo', title: 'Owed', unit: 'kobo', to: linesOf() },
      ]}
      emptyWords="Nobody owes anything"
    >
      <p>
        <Link className={buttonClass()} to={debtsAt(query, by)}>
          Names and phones
        </Link>
      </p>
    </ReportPage>
  );
}

const idOf = (by: By, row?: Row): QueryValues =>
  row?.id === undefined || row.id === null ? {} : { [ID[by]]: String(row.id) };

function debtsAt(
  { by: _, ...query }: QueryValues,
  by: By,
  row?: Row,
  days?: { readonly dueFrom: string | null; readonly dueTo: string | null },
): string {
  const { dueFrom, dueTo } = days ?? { dueFrom: null, dueTo: null };
  const asked = { ...query, ...idOf(by, row), ...(dueFrom && { dueFrom }), ...(dueTo && { dueTo }) };
  return `${FINANCE.debts.to}?${new URLSearchParams(asked)}`;
}
