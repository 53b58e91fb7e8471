import { Link } from 'react-router-dom';
import type { AnswerPage, AnswerQuestions, AnswerRow } from '#contract/admissions/answer-lists.ts';
import { displayMoment } from '#rules/displayDate.ts';
import type { Column } from '../../../kit/list/listProps.ts';
import { Table } from '../../../kit/list/Table.tsx';
import { noResult } from '../../../kit/noResult.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { withThousands } from '#rules/money.ts';
import { applicantAt } from '../addresses.ts';
import { columnsIn, isSortable } from './columnsIn.ts';
import { ShortlistBar } from './ShortlistBar.tsx';
import type { useAnswerList } from './useAnswerList.ts';
import { useChosenRows } from './useChosenRows.ts';
import '../../../kit/list/list.css';

interface AnswerTableProps {
  readonly state: Pick<ReturnType<typeof useAnswerList>, 'list' | 'page' | 'count'>;
  readonly questions: AnswerQuestions;
}

const LOOKS = { submitted: 'success', reopened: 'warning', begun: 'unapproved' } as const;
const STATES = { submitted: 'Submitted', reopened: 'Reopened', begun: 'Begun' } as const;

export function AnswerTable({ state: { list, page, count }, questions }: AnswerTableProps) {
  const data = page.data as AnswerPage | undefined;
  const selection = useChosenRows(data?.rows ?? []);
  if (page.error) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />;
  if (!data) return <LoadingState lines={10} label="Loading applications" />;
  if (data.rows.length === 0) return <EmptyState title={noResult(list.query['search'])} />;
  const total = (count.data as { readonly total: number } | undefined)?.total;
  return (
    <div className="list" aria-busy={page.isPlaceholderData || undefined}>
      <div className="answer-list__table">
        <Table
          title="Applications"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={columnsOf(questions, columnsIn(list.query['columns'], questions))}
          list={list}
          to={({ id }) => applicantAt(id)}
          selection={selection}
        />
      </div>
      {selection.count > 0 && <ShortlistBar selection={selection} />}
      <nav className="pager" aria-label="Pages">
        <p role="status">{total === undefined ? 'Counting…' : `${withThousands(total)} found`}</p>
        <ul>
          <Way
            label="Previous page"
            sign="Previous"
            to={data.before && list.with({ before: data.before, after: undefined })}
          />
          <Way label="Next page" sign="Next" to={data.after && list.with({ after: data.after, before: undefined })} />
        </ul>
      </nav>
    </div>
  );
}

const Way = ({ label, sign, to }: { readonly label: string; readonly sign: string; readonly to: string | null }) => (
  <li>
    {to === null ? (
      <span className="pager__none" aria-hidden="true">
        {sign}
      </span>
    ) : (
      <Link className={buttonClass(undefined, 'outlined')} to={to} aria-label={label}>
        {sign}
      </Link>
    )}
  </li>
);

type AnswerColumn = Column<AnswerRow>;

function columnsOf({ questions }: AnswerQuestions, chosen: readonly string[]): AnswerColumn[] {
  const fixed = { isSortable: false, isFigure: false, isSpare: false, isOwn: false };
  return [
    { ...fixed, name: 'fullName', title: 'Name', shown: ({ fullName }) => fullName },
    { ...fixed, name: 'number', title: 'Number', shown: ({ number }) => number },
    {
      ...fixed,
      name: 'state',
      title: 'Status',
      shown: ({ state }) => <StatusTag look={LOOKS[state]}>{STATES[state]}</StatusTag>,
    },
    {
      ...fixed,
      name: 'isShortlisted',
      title: 'Office',
      shown: ({ isShortlisted, hasOpenQuery }) => (
        <>
          {isShortlisted && <StatusTag look="success">Shortlisted</StatusTag>}
          {hasOpenQuery && <StatusTag look="warning">Open query</StatusTag>}
          {!isShortlisted && !hasOpenQuery && '–'}
        </>
      ),
    },
    {
      ...fixed,
      name: 'startedAt',
      title: 'Begun',
      isSortable: true,
      shown: ({ startedAt }) => displayMoment(startedAt),
    },
    ...chosen.flatMap((path): AnswerColumn[] => {
      const question = questions.find((each) => each.path === path);
      if (!question) return [];
      const { title, kind } = question;
      return [
        {
          ...fixed,
          name: path as keyof AnswerRow,
          title,
          isSortable: isSortable(question),
          isFigure: kind === 'number',
          shown: ({ answers }) => answers[path] ?? '–',
        },
      ];
    }),
  ];
}
