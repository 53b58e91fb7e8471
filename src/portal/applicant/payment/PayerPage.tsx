import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { mailCode, PayerCode } from './PayerCode.tsx';
import { holdPayerToken, isTokenOver, usePayerToken } from './payerToken.ts';
import { SundryPage } from './SundryPage.tsx';

interface PayersOwnProps<Found> {
  readonly submitLabel: string;
  readonly ask: (token: string) => Promise<readonly Found[]>;
  readonly nothing: string;
  readonly children: (found: readonly Found[]) => ReactNode;
}

interface PayerPageProps<Found> extends PayersOwnProps<Found> {
  readonly title: string;
  readonly lead: string;
}

export const PayerPage = <Found,>({ title, lead, ...own }: PayerPageProps<Found>) => (
  <SundryPage title={title} lead={lead}><PayersOwn {...own} /></SundryPage>
);

function PayersOwn<Found>({ submitLabel, ...shown }: PayersOwnProps<Found>) {
  const token = usePayerToken();
  return token === undefined ? <Address submitLabel={submitLabel} /> : <Shown key={token} token={token} {...shown} />;
}

const FAILED = { title: 'Invalid Action!', body: 'Something went wrong' };

function Address({ submitLabel }: { readonly submitLabel: string }) {
  const [asked, setAsked] = useState<{ readonly email: string; readonly challenge: string }>();
  if (asked) return <PayerCode mailbox={{ email: asked.email }} challenge={asked.challenge} onProven={holdPayerToken} onBack={() => setAsked(undefined)} />;
  const send = async (typed: string) => {
    const email = typed.trim();
    setAsked({ email, challenge: await mailCode({ email }) });
  };
  return <PersistedForm name="payer-address" submitLabel={submitLabel} failed={FAILED} onSubmit={({ email }) => send(String(email))} />;
}

function Shown<Found>({ token, ask, nothing, children }: Omit<PayersOwnProps<Found>, 'submitLabel'> & { readonly token: string }) {
  const { data, error, refetch } = useQuery({ queryKey: ['paid', nothing, token], queryFn: () => ask(token), retry: false, gcTime: 0 });
  const isOver = isTokenOver(error);
  useEffect(() => { if (isOver) holdPayerToken(undefined); }, [isOver]);
  if (error && !isOver) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={6} />;
  return (
    <>
      {data.length === 0 ? <p className="notice notice--warning" role="status">{nothing}</p> : children(data)}
      <div className="actions"><Button look="minimal" onClick={() => holdPayerToken(undefined)}>Use another email address</Button></div>
    </>
  );
}
