import { useQuery } from '@tanstack/react-query';
import type { AggregateFormula, aggregateFormula } from '#contract/admissions/formulas.ts';
import { call } from '../../api/call.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { Calculator } from './Calculator.tsx';

export const CalculatorPage = () => (
  <ApplicantArea>
    <CalculatorOfSession />
  </ApplicantArea>
);

const CRUMBS = [
  { name: 'Home', to: '/' },
  { name: 'Prospective students', to: '/prospective_students' },
  { name: 'Admission calculator' },
];

function CalculatorOfSession() {
  const { data, error, refetch } = useQuery({
    queryKey: ['aggregate-formula'],
    queryFn: ({ signal }) =>
      call<typeof aggregateFormula>({ method: 'GET', path: '/AdmissionList/formula' }, { signal }),
  });
  return (
    <Page title="Admission calculator" crumbs={CRUMBS} lead={leadOf(data)}>
      {data ? (
        <Calculator terms={data.terms} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={5} />
      )}
    </Page>
  );
}

const leadOf = (formula: AggregateFormula | undefined): string =>
  formula?.session
    ? `Your aggregate for ${formula.session}, by the formula that the college selects with. It does not promise a place.`
    : 'Your aggregate, by the formula that the college selects with.';
