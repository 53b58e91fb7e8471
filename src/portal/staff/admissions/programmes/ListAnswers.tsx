import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isLookup, lookupAddress, LOOKUPS, type Option } from '#catalogue/registry/lookups.ts';
import { send } from '../../../api/call.ts';

/** Conditions name answers by their ids, which an author finds here beside the names. A list below another has too many. */
export function ListAnswers({ lookup }: { readonly lookup: string | undefined }) {
  return lookup !== undefined && isLookup(lookup) && LOOKUPS[lookup].by.length === 0 ? (
    <Answers address={lookupAddress(LOOKUPS[lookup], [])} />
  ) : null;
}

function Answers({ address }: { readonly address: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['ids of a list', address],
    queryFn: () => send<readonly Option[]>('GET', address as `/${string}`),
    enabled: isOpen,
  });
  return (
    <details className="p-ids" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Answers and their ids</summary>
      {error && <p>The list did not arrive. Please try again later.</p>}
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <code>{id}</code> {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
