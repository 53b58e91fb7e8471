import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { paymentRecord } from '#contract/reconciliation.ts';
import { ApiError } from '../../api/apiError.ts';
import { useFields } from '../../kit/useFields.ts';
import { FAILED } from '../../kit/useSaved.ts';
import { useHouse } from '../../session/useHouse.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { PaymentFound } from './PaymentFound.tsx';
import { VERIFY } from './words.ts';

/** How a payment stands, here and at the provider. Which one is meant stands in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const reference = query.get('reference') ?? '';
  const form = useFields({ reference }, FAILED, (typed) => ({ reference: typed.reference.trim() === '' ? 'please input an RRR or an invoice number' : null }));
  const find = form.submit(async (typed) => setQuery({ reference: typed.reference.trim() }));
  return (
    <PageFrame title={VERIFY.name} width="wide" lead="What happened to a payment, and what Remita says of it now.">
      <div className="stack">
        <form className="sheet form" role="search" onSubmit={(event) => void find(event)} noValidate>
          <TextField label="RRR or invoice number" required autoComplete="off" maxLength={40} {...form.field('reference')} />
          <div className="form__end"><Button type="submit" intent="primary">Find payment</Button></div>
        </form>
        {reference !== '' && <Found reference={reference} />}
      </div>
    </PageFrame>
  );
}

function Found({ reference }: { readonly reference: string }) {
  const house = useHouse();
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-record', reference], queryFn: () => house.call<typeof paymentRecord>({ method: 'GET', path: '/Payment/status', query: { reference } }),
  });
  if (data) return <PaymentFound record={data} />;
  if (error instanceof ApiError && error.status === 404) return <p className="notice notice--warning" role="alert">No invoice has the RRR or number "{reference}". Check it against the payer's paper, and try again.</p>;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <LoadingState lines={8} />;
}
