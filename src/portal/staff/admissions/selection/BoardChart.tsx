import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { BarChart } from '../../../kit/report/BarChart.tsx';
import '../../../kit/report/report.css';
import { filledOf } from './filled.ts';

const COLUMNS = [
  { name: 'department', title: 'Department' },
  { name: 'seats', title: 'Seats', unit: 'count' },
  { name: 'filled', title: 'Filled', unit: 'count' },
] as const;

export const BoardChart = ({ quotas }: Pick<QuotaBoard, 'quotas'>) => (
  <BarChart
    rows={quotas.map((quota) => ({ department: quota.department, seats: quota.seats, filled: filledOf(quota) }))}
    columns={COLUMNS}
    chart={{
      title: 'Seats, and how many are filled',
      look: 'bars',
      draws: ['seats', 'filled'],
      label: ({ department }) => department,
    }}
  />
);
