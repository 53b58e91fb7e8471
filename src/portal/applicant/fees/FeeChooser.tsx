import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Fee, feeById, setupCategories, setupCategoryFees, setupCategoryTypes } from '#contract/finance/fees.ts';
import { call } from '../../api/call.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { naira } from '../payment/paper.tsx';
import '../sundry.css';

interface FeeChooserProps {
  readonly fee: Fee | undefined;
  readonly onChoose: (fee: Fee | undefined) => void;
}

/** `?fee=7` in the address chooses a fee. */
export function FeeChooser({ fee, onChoose }: FeeChooserProps) {
  const [category, setCategory] = useState<number>();
  const [type, setType] = useState<number>();
  const categories = useQuery({
    queryKey: ['fee-categories'],
    queryFn: () => call<typeof setupCategories>({ method: 'GET', path: '/Bursary/setup-categories' }),
  });
  const types = useQuery({
    queryKey: ['fee-types', category],
    enabled: category !== undefined,
    queryFn: () =>
      call<typeof setupCategoryTypes>({
        method: 'GET',
        path: '/Bursary/setup-category-types',
        query: { setupCategoryId: category! },
      }),
  });
  const fees = useQuery({
    queryKey: ['fees', type],
    enabled: type !== undefined,
    queryFn: () =>
      call<typeof setupCategoryFees>({
        method: 'GET',
        path: '/Bursary/setup-category-fees',
        query: { setupCategoryTypeId: type! },
      }),
  });
  useNamedFee((named) => {
    setCategory(named.categoryId);
    setType(named.typeId);
    onChoose(named);
  });
  const failed = [categories, types, fees].find(({ error }) => error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <section className="sheet m-form" aria-label="What is paid">
      <div className="m-grid">
        <SelectField
          label="Category"
          placeholder="Select…"
          options={categories.data}
          value={category}
          onChoose={(id) => {
            setCategory(id);
            setType(undefined);
            onChoose(undefined);
          }}
        />
        <SelectField
          label="Type"
          placeholder={category ? 'Select…' : 'Choose Category first'}
          options={types.data}
          value={type}
          disabled={!category}
          onChoose={(id) => {
            setType(id);
            onChoose(undefined);
          }}
        />
        <SelectField
          label="Fee"
          placeholder={type ? 'Select…' : 'Choose Type first'}
          options={fees.data}
          value={fee?.id}
          disabled={!type}
          onChoose={(id) => onChoose(fees.data?.find((each) => each.id === id))}
        />
        {fee && (
          <p className="fee-amount" role="status">
            <span>Amount</span>
            <strong>{naira(fee.amount)}</strong>
          </p>
        )}
      </div>
    </section>
  );
}

/** A fee that can no longer be paid is as if none were named. */
function useNamedFee(choose: (fee: Fee & { typeId: number; categoryId: number }) => void) {
  const id = Number(useSearchParams()[0].get('fee'));
  const { data } = useQuery({
    queryKey: ['fee', id],
    enabled: Number.isInteger(id) && id > 0,
    queryFn: () => call<typeof feeById>({ method: 'GET', path: '/Bursary/setup-category-fees/:id', params: { id } }),
  });
  useEffect(() => {
    if (data) choose(data);
    // Only when it arrives: what is chosen afterwards is the payer's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);
}
