import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { mailCode, PayerCode } from './PayerCode.tsx';
import { holdPayerToken, isTokenOver, usePayerToken } from './payerToken.ts';
import { SundryPage } from './SundryPage.tsx';

interface PayersOwnProps<Result> {
  readonly submitLabel: string;
  readonly ask: (token: string) => Promise<readonly Result[]>;
  readonly emptyMessage: string;
  readonly children: (results: readonly Result[]) => ReactNode;
}

interface PayerPageProps<Result> extends PayersOwnProps<Result> {
  readonly title: string;
  readonly lead: string;
}

export const PayerPage = <Result,>({ title, lead, ...own }: PayerPageProps<Result>) => (
  <SundryPage title={title} lead={lead}>
    <PayersOwn {...own} />
  </SundryPage>
);

function PayersOwn<Result>({ submitLabel, ...shown }: PayersOwnProps<Result>) {
  const token = usePayerToken();
  return token === undefined ? <Address submitLabel={submitLabel} /> : <Shown key={token} token={token} {...shown} />;
}

const FAILED = { title: 'Invalid Action!', body: 'Something went wrong' };

function Address({ submitLabel }: { readonly submitLabel: string }) {
  const [pending, setPending] = useState<{ readonly email: string; readonly challenge: string }>();
  if (pending)
    return (
      <PayerCode
        mailbox={{ email: pending.email }}
        challenge={pending.challenge}
        onProven={holdPayerToken}
        onBack={() => setPending(undefined)}
      />
    );
  const send = async (typed: string) => {
    const email = typed.trim();
    setPending({ email, challenge: await mailCode({ email }) });
  };
  return (
    <PersistedForm
      name="payer-address"
      submitLabel={submitLabel}
      failed={FAILED}
      onSubmit={({ email }) => send(String(email))}
    />
  );
}

function Shown<Result>({
  token,
  ask,
  emptyMessage,
  children,
}: Omit<PayersOwnProps<Result>, 'submitLabel'> & { readonly token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['paid', emptyMessage, token],
    queryFn: () => ask(token),
    retry: false,
    gcTime: 0,
  });
  const isOver = isTokenOver(error);
  useEffect(() => {
    if (isOver) holdPayerToken(undefined);
  }, [isOver]);
  if (error && !isOver) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={6} />;
  return (
    <>
      {data.length === 0 ? (
        <p className="notice notice--warning" role="status">
          {emptyMessage}
        </p>
      ) : (
        children(data)
      )}
      <div className="actions">
        <Button look="minimal" onClick={() => holdPayerToken(undefined)}>
          Use another email address
        </Button>
      </div>
    </>
  );
}
